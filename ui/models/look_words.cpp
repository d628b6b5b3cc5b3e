// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/look_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/models/tool_tip.h"

namespace sinew {

QString lookText(const char* words) {
    return QCoreApplication::translate("LookOptions", words);
}

QKeySequence lookKey(const LookOption& option) {
    return QKeySequence(QLatin1String(option.action.key), QKeySequence::PortableText);
}

QString withKey(const QString& words, const LookOption& option) {
    return withKey(words, lookKey(option));
}

LookKeys lookKeys(std::span<const LookSection> sections) {
    QStringList keys;
    QStringList meanings;
    for (const LookSection section : sections) {
        for (const LookOption& option : lookOptions()) {
            const LookAction& action = option.action;
            if (option.section == section && !lookKey(option).isEmpty()) {
                keys << lookKey(option).toString().replace(QLatin1Char('+'), QLatin1String(" + "));
                meanings << lookText(*action.help == '\0' ? action.text : action.help);
            }
        }
    }
    QString meaning = meanings.join(QLatin1String(", "));
    meaning.replace(0, 1, meaning.left(1).toUpper());
    return {keys.join(QLatin1String(", ")), meaning};
}

}  // namespace sinew
