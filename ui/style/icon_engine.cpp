// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/style/icon_engine.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <utility>

#include "ui/style/contrast.h"
#include "ui/style/theme.h"

// The macro requires a function in the global namespace.
static void initializeIconResource() {
    Q_INIT_RESOURCE(icons);
}

namespace sinew {
namespace {

constexpr int kSizes[] = {16, 20, 24, 32, 40, 48, 64, 128, 256};
constexpr double kLeastContrast = 3.0;  // of the drawing's own colours with lists
constexpr int kMostKept = 2000;         // pixmaps

QByteArray readDrawing(const QByteArray& name) {
    static const bool initialized = (initializeIconResource(), true);
    Q_UNUSED(initialized);
    QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The drawing's own colours, for a light background.
QByteArray darkened(const QByteArray& drawing) {
    static const QRegularExpression color(QStringLiteral("#[0-9a-f]{6}"));
    QString out = QString::fromUtf8(drawing);
    for (auto match = color.match(out); match.hasMatch();
         match = color.match(out, match.capturedEnd())) {
        const QColor own(match.captured());
        out.replace(match.capturedStart(), match.capturedLength(),
                    theme::darkenedFor(own, theme::kBase, kLeastContrast).name());
    }
    return out.toUtf8();
}

QPixmap rendered(const QByteArray& name, const QColor& color, int side) {
    QByteArray drawing = readDrawing(name);
    Q_ASSERT_X(!drawing.isEmpty(), "icon", name.constData());
    const bool logo = name == "sinew";  // has its own background
    if (theme::brightness() == theme::Brightness::Light && !logo) {
        drawing = darkened(drawing);
    }
    QSvgRenderer renderer(drawing.replace("currentColor", color.name().toLatin1()));
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, side, side));
    return pixmap;
}

}  // namespace

ThemedIconEngine::ThemedIconEngine(QByteArray name, const theme::Shade& color)
    : m_name(std::move(name)), m_color(color) {}

QPixmap ThemedIconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) {
    static QHash<QByteArray, QPixmap> kept;
    const int side = std::max(1, std::min(size.width(), size.height()));
    const QColor color = mode == QIcon::Disabled ? QColor(theme::kFaintText) : m_color.now();
    const QByteArray key = m_name + color.name().toLatin1() + QByteArray::number(side) +
                           (theme::brightness() == theme::Brightness::Dark ? "d" : "l");
    const auto found = kept.constFind(key);
    if (found != kept.constEnd()) {
        return *found;
    }
    if (kept.size() >= kMostKept) {
        kept.clear();
    }
    return *kept.insert(key, rendered(m_name, color, side));
}

void ThemedIconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode,
                             QIcon::State state) {
    const qreal ratio = painter->device()->devicePixelRatio();
    const QPixmap drawn = pixmap(rect.size() * ratio, mode, state);
    QRect place(QPoint(), (QSizeF(drawn.size()) / ratio).toSize());
    place.moveCenter(rect.center());
    painter->drawPixmap(place, drawn);
}

QList<QSize> ThemedIconEngine::availableSizes(QIcon::Mode, QIcon::State) {
    QList<QSize> sizes;
    for (const int side : kSizes) {
        sizes.append({side, side});
    }
    return sizes;
}

QIconEngine* ThemedIconEngine::clone() const {
    return new ThemedIconEngine(*this);
}

}  // namespace sinew
