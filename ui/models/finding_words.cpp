// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_words.h"

#include <QCoreApplication>
#include <QIcon>
#include <string_view>

#include "model/check/rule.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

QString escaped(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toHtmlEscaped();
}

QString dim(const QString& text) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(theme::kDimText.name(), text);
}

QString paragraph(const char* title, std::string_view text) {
    return text.empty()
               ? QString()
               : QStringLiteral("<p>%1<br>%2</p>")
                     .arg(dim(QCoreApplication::translate("Problems", title)), escaped(text));
}

}  // namespace

QIcon severityIcon(Severity severity) {
    switch (severity) {
        case Severity::Info:
            return icon("info", theme::kDimText);
        case Severity::Warning:
            return icon("warning", theme::kWarning);
        case Severity::Error:
            return icon("error", theme::kAlarm);
    }
    return {};
}

QString findingHtml(const Diagnostic& finding) {
    QString html = QStringLiteral("<p><b>%1</b><br>%2</p>")
                       .arg(escaped(finding.message),
                            dim(escaped(finding.code + (finding.pointer.empty() ? "" : "  ") +
                                        finding.pointer)));
    if (const Rule* rule = findRule(finding.code)) {
        html += paragraph(QT_TRANSLATE_NOOP("Problems", "What it means"), rule->meaning) +
                paragraph(QT_TRANSLATE_NOOP("Problems", "Why it matters"), rule->why) +
                paragraph(QT_TRANSLATE_NOOP("Problems", "In Blender"), rule->fixBlender) +
                paragraph(QT_TRANSLATE_NOOP("Problems", "In Maya"), rule->fixMaya);
    }
    return html;
}

}  // namespace sinew
