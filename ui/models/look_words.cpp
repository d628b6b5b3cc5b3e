// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/look_words.h"

#include <QCoreApplication>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/models/tool_tip.h"

namespace sinew {

QString lookText(const char* words) {
    return QCoreApplication::translate("LookOptions", words);
}

QKeySequence lookKey(const LookOption& option) {
    return keyMap().keys(lookActionId(option.key)).value(0);
}

QString withKey(const QString& words, const LookOption& option) {
    return withKey(words, lookKey(option));
}

}  // namespace sinew
