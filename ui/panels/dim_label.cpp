// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/dim_label.h"

#include <QLabel>

#include "ui/style/theme.h"

namespace sinew {

QLabel* dimLabel(const QString& text) {
    auto* label = new QLabel(text);
    label->setStyleSheet(QStringLiteral("color: %1;").arg(theme::kDimText.name()));
    return label;
}

}  // namespace sinew
