// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/style/icons.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QIcon>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <utility>

#include "ui/style/shade.h"
#include "ui/style/theme.h"

// The macro requires a function in the global namespace.
static void initializeIconResource() {
    Q_INIT_RESOURCE(icons);
}

namespace sinew {
namespace {

constexpr int kSizes[] = {16, 20, 24, 32, 40, 48, 64, 128, 256};
constexpr double kLeastContrast = 3.0;  // contrast of the drawing's own colours with lists
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

/// Paints the drawing ui/icons/NAME.svg in the colours of the theme in use, so that an icon follows
/// a change of the theme. `color` replaces `currentColor`; on a light theme the drawing's own
/// colours are darkened until they can be seen.
class ThemedIconEngine final : public QIconEngine {
public:
    ThemedIconEngine(QByteArray name, const theme::Shade& color)
        : m_name(std::move(name)), m_color(color) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode,
               QIcon::State state) override {
        const qreal ratio = painter->device()->devicePixelRatio();
        const QPixmap drawn = pixmap(rect.size() * ratio, mode, state);
        QRect place(QPoint(), (QSizeF(drawn.size()) / ratio).toSize());
        place.moveCenter(rect.center());
        painter->drawPixmap(place, drawn);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
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

    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override {
        QList<QSize> sizes;
        for (const int side : kSizes) {
            sizes.append({side, side});
        }
        return sizes;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new ThemedIconEngine(*this); }

private:
    QByteArray m_name;
    theme::Shade m_color;
};

}  // namespace

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
