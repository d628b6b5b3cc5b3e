// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/rule_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "model/core/utf8.h"
#include "model/project/rule_finder.h"

namespace sinew {
namespace {

QString line(const std::string& text) {
    return QString::fromStdString(oneLine(text));
}

QString problemWord(const char* text) {
    return QCoreApplication::translate("Problems", text);
}

/// The name of a file, and of the folder that it is in.
QString nearPath(const std::filesystem::path& path) {
    return line((path.parent_path().filename() / path.filename()).string());
}

/// "sinew.json:3:5: words" for "/work/chars/sinew.json:3:5: words".
QString withoutFolders(const QString& words) {
    const auto place = words.indexOf(QStringLiteral(": "));
    return words.mid(words.left(place).lastIndexOf(u'/') + 1);
}

/// "KEY_POP is muted: mocap (/work/sinew.json:4:5)".
QString mutedInWords(const std::string& code, const MutedRule& rule) {
    const std::string reason = rule.reason.empty() ? "" : ": " + rule.reason;
    return problemWord(QT_TRANSLATE_NOOP("Problems", "%1 is muted%2 (%3)"))
        .arg(line(code), line(reason), line(originForErrors(rule.origin)));
}

}  // namespace

RulesInWords rulesInWords(const std::filesystem::path& file) {
    const Result<std::shared_ptr<const ProjectRules>> rules = projectRulesOf(file);
    if (!rules) {
        const QString words = line(rules.error().message);
        return {.text = withoutFolders(words), .details = words, .isBroken = true};
    }
    if ((*rules)->files.empty()) {
        return {};
    }
    RulesInWords words;
    words.text = problemWord(QT_TRANSLATE_NOOP("Problems", "Rules of %1"))
                     .arg(nearPath((*rules)->files.back()));
    QStringList details;
    for (const std::string& each : (*rules)->files) {
        details << line(each);
    }
    for (const auto& [code, muted] : (*rules)->muted) {
        details << mutedInWords(code, muted);
    }
    if (const std::size_t count = (*rules)->muted.size(); count > 0) {
        words.text += ", " + QString::number(count) + ' ' +
                      problemWord(count == 1 ? QT_TRANSLATE_NOOP("Problems", "rule muted")
                                             : QT_TRANSLATE_NOOP("Problems", "rules muted"));
    }
    words.details = details.join('\n');
    return words;
}

}  // namespace sinew
