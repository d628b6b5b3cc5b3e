// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/style/icons.h"

#include <QFile>
#include <QHash>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include "ui/style/theme.h"

// The macro requires a function in the global namespace.
static void initializeIconResource() {
    Q_INIT_RESOURCE(icons);
}

namespace sinew {
namespace {

constexpr int kSizes[] = {16, 20, 24, 32, 40, 48, 64, 128, 256};

QByteArray readDrawing(const char* name) {
    static const bool initialized = (initializeIconResource(), true);
    Q_UNUSED(initialized);
    QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void addDrawing(QIcon& out, QByteArray drawing, const QColor& color, QIcon::Mode mode) {
    QSvgRenderer renderer(drawing.replace("currentColor", color.name().toLatin1()));
    for (const int size : kSizes) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter, QRectF(0, 0, size, size));
        painter.end();
        out.addPixmap(pixmap, mode);
    }
}

}  // namespace

QIcon icon(const char* name) {
    return icon(name, theme::kText);
}

QIcon icon(const char* name, const QColor& color) {
    static QHash<QByteArray, QIcon> made;
    const QByteArray key = QByteArray(name) + color.name().toLatin1();
    const auto found = made.constFind(key);
    if (found != made.constEnd()) {
        return *found;
    }
    const QByteArray drawing = readDrawing(name);
    Q_ASSERT_X(!drawing.isEmpty(), "icon", name);
    QIcon out;
    addDrawing(out, drawing, color, QIcon::Normal);
    addDrawing(out, drawing, color, QIcon::Selected);  // otherwise Qt tints it with the row
    addDrawing(out, drawing, theme::kFaintText, QIcon::Disabled);
    return *made.insert(key, out);
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
