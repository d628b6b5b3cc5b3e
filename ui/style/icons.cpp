// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/style/icons.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>

#include "ui/style/icon_engine.h"
#include "ui/style/theme.h"

namespace sinew {

QIcon icon(const char* name) {
    return icon(name, theme::kText);
}

QIcon icon(const char* name, const theme::Shade& color) {
    return QIcon(new ThemedIconEngine(name, color));
}

QIcon swatch(const QColor& color) {
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(5, 5, 22, 22), 5, 5);
    painter.end();
    QIcon out(pixmap);
    out.addPixmap(pixmap, QIcon::Selected);
    return out;
}

}  // namespace sinew
