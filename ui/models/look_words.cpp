// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/look_words.h"

#include <QCoreApplication>

#include "ui/keys/key_table.h"
#include "ui/keys/keyed_words.h"

namespace sinew {

QString lookText(const char* words) {
    return QCoreApplication::translate("LookOptions", words);
}

QString withKey(const QString& words, const LookOption& option) {
    return withKeyOf(lookActionId(option.key), words);
}

}  // namespace sinew
