// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/dim_label.h"

#include <QLabel>
#include <QStyle>

namespace sinew {
namespace {

QString wordOf(LabelTone tone) {
    switch (tone) {
        case LabelTone::Normal:
            return {};
        case LabelTone::Dim:
            return QStringLiteral("dim");
        case LabelTone::Accent:
            return QStringLiteral("accent");
        case LabelTone::Alarm:
            return QStringLiteral("alarm");
    }
    return {};
}

}  // namespace

void setTone(QLabel& label, LabelTone tone) {
    label.setProperty("tone", wordOf(tone));
    label.style()->unpolish(&label);  // otherwise the style sheet is not asked again
    label.style()->polish(&label);
}

QLabel* dimLabel(const QString& text) {
    auto* label = new QLabel(text);
    setTone(*label, LabelTone::Dim);
    return label;
}

}  // namespace sinew
