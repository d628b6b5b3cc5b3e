// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/key_shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/models/finding_words.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kRoom = 13;  // includes the rim, and is centred on a pixel

enum class KeyShape : quint64 { Diamond, Square, Circle };

KeyShape shapeOf(KeyMark mark) {
    const bool linear = mark.has(KeyBit::Linear);
    const bool step = mark.has(KeyBit::Step);
    const bool spline = mark.has(KeyBit::Spline);
    if (step && !linear && !spline) {
        return KeyShape::Square;
    }
    return spline && !linear && !step ? KeyShape::Circle : KeyShape::Diamond;
}

QPainterPath pathOf(KeyShape shape, double reach) {
    QPainterPath path;
    switch (shape) {
        case KeyShape::Diamond:
            path.moveTo(0.0, -reach);
            path.lineTo(reach, 0.0);
            path.lineTo(0.0, reach);
            path.lineTo(-reach, 0.0);
            path.closeSubpath();
            break;
        case KeyShape::Square:
            path.addRect(-0.78 * reach, -0.78 * reach, 1.56 * reach, 1.56 * reach);
            break;
        case KeyShape::Circle:
            path.addEllipse(QPointF(0.0, 0.0), 0.9 * reach, 0.9 * reach);
            break;
    }
    return path;
}

QPixmap drawn(KeyShape shape, const QColor& color, bool flagged, double ratio) {
    const int side = static_cast<int>(std::ceil(kRoom * ratio));
    QPixmap pixmap(side, side);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kRoom / 2.0, kRoom / 2.0);
    painter.setPen(flagged ? QPen(theme::kText.now(), 1.2) : QPen(theme::kBase.now(), 1.0));
    painter.setBrush(color);
    painter.drawPath(pathOf(shape, flagged ? 5.2 : 4.7));
    return pixmap;
}

}  // namespace

void KeyShapes::setRatio(double ratio) {
    if (ratio != m_ratio) {
        m_ratio = ratio;
        m_kept.clear();
    }
}

void KeyShapes::draw(QPainter& painter, const QPointF& centre, KeyMark mark, const QColor& color) {
    const std::optional<Severity> severity = mark.severity();
    const QColor fill = severity ? severityShade(*severity).now() : color;
    const KeyShape shape = shapeOf(mark);
    const quint64 key = (static_cast<quint64>(fill.rgba()) << 8U) |
                        (static_cast<quint64>(shape) << 1U) | (severity ? 1U : 0U);
    auto found = m_kept.find(key);
    if (found == m_kept.end()) {
        found = m_kept.emplace(key, drawn(shape, fill, severity.has_value(), m_ratio)).first;
    }
    painter.drawPixmap(centre - QPointF(kRoom / 2.0, kRoom / 2.0), found->second);
}

}  // namespace sinew
