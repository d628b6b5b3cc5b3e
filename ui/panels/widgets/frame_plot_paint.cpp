// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QFontMetrics>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "model/evaluate/playback_clock.h"
#include "ui/panels/widgets/frame_plot.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kTimeLabelSpacing = 64.0;  // pixels between labels of time
constexpr int kMostDecimals = 4;            // decimals that the labels have room for
constexpr int kReadoutMargin = 6;
constexpr int kReadoutGap = 8;  // distance from the line
constexpr int kReadoutDecimals = 4;
constexpr int kSwatchSide = 8;

}  // namespace

QPixmap FramePlot::picture() const {
    QPixmap drawn(size() * devicePixelRatio());
    drawn.setDevicePixelRatio(devicePixelRatio());
    drawn.fill(theme::kBase);
    QPainter painter(&drawn);
    painter.setFont(font());
    drawAxes(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(field().adjusted(0, -2, 1, 2));
    for (const PlottedCurve& curve : m_curves) {
        drawCurve(painter, curve);
    }
    return drawn;
}

void FramePlot::drawAxes(QPainter& painter) const {
    const QRect area = field();
    const QFontMetrics metrics(font());
    const int count =
        static_cast<int>(std::lround((m_values.last - m_values.first) / m_values.step));
    for (int i = 0; i <= count; ++i) {
        const double value = m_values.first + i * m_values.step;
        const int y = area.bottom() -
                      static_cast<int>(std::lround(m_values.share(value) * (area.height() - 1)));
        painter.setPen(theme::kPlayed);
        painter.drawLine(area.left(), y, area.right(), y);
        painter.setPen(theme::kDimText);
        const double shown = std::abs(value) < 0.5 * m_values.step ? 0.0 : value;
        const QString text =
            (m_values.decimals > kMostDecimals ? QString::number(shown, 'g', 2)
                                               : QString::number(shown, 'f', m_values.decimals)) +
            (i == count ? QStringLiteral(" m") : QString());  // the unit once, at the top
        painter.drawText(
            QRect(0, y - metrics.height() / 2, area.left() - kReadoutMargin, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, text);
    }
    drawTimes(painter);
}

void FramePlot::drawTimes(QPainter& painter) const {
    const QRect area = field();
    const QFontMetrics metrics(font());
    const TimelineScale& scale = m_axis.scale();
    const double step = scale.tickSeconds(kTimeLabelSpacing);
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    for (double tick = std::ceil(scale.firstSeconds / step - 1e-6);
         tick * step <= scale.lastSeconds + 1e-6 * step; ++tick) {
        const int x = static_cast<int>(std::lround(scale.pixelOf(tick * step)));
        painter.setPen(theme::kPlayed);
        painter.drawLine(x, area.top(), x, area.bottom());
        painter.setPen(theme::kDimText);
        const QString text = tr("%1 s").arg(tick * step + 0.0, 0, 'f', decimals);
        const int width = metrics.horizontalAdvance(text);
        const int left = std::clamp(x - width / 2, 0, std::max(0, this->width() - width - 2));
        painter.drawText(left, this->height() - metrics.descent() - 1, text);
    }
}

void FramePlot::drawCurve(QPainter& painter, const PlottedCurve& curve) const {
    const QRect area = field();
    QPen pen(curve.color, 1.8);
    if (curve.dashed) {
        pen.setDashPattern({4.0, 2.5});
    }
    painter.setPen(pen);
    QPolygonF line;
    const auto flush = [&] {
        line.size() == 1 ? painter.drawPoint(line.front()) : painter.drawPolyline(line);
        line.clear();
    };
    for (std::size_t time = 0; time < m_seconds.size(); ++time) {
        const double value = double(curve.values[time]);
        if (!std::isfinite(value)) {
            flush();
            continue;
        }
        line.append({pixelOf(m_seconds[time]),
                     area.bottom() - m_values.share(value) * (area.height() - 1)});
    }
    flush();
}

/// The values of the nearest frame, on the side of the pointer that has room.
void FramePlot::drawReadout(QPainter& painter) const {
    const QRect area = field();
    const std::size_t time = *m_hovered;
    const double x = std::round(pixelOf(m_seconds[time])) + 0.5;
    painter.setPen(QPen(QColor(theme::kDimText), 1.0, Qt::DotLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const QFontMetrics metrics(font());
    const int line = metrics.height();
    const float seconds = m_seconds[time];
    QStringList rows{tr("%1 s, frame %2")
                         .arg(double(seconds), 0, 'f', 3)
                         .arg(frameAt(seconds, m_player.frameRate()))};
    for (const PlottedCurve& curve : m_curves) {
        rows.append(QStringLiteral("%1   %2").arg(
            curve.name, QString::number(double(curve.values[time]), 'f', kReadoutDecimals)));
    }
    int width = 0;
    for (const QString& row : rows) {
        width = std::max(width, metrics.horizontalAdvance(row));
    }
    const int swatch = kSwatchSide + 5;
    QRect plate(0, area.top() + 2, width + swatch + 2 * kReadoutMargin,
                line * static_cast<int>(rows.size()) + kReadoutMargin);
    const bool right = x + kReadoutGap + plate.width() <= this->width();
    plate.moveLeft(static_cast<int>(x) + (right ? kReadoutGap : -kReadoutGap - plate.width()));
    painter.setPen(QColor(theme::kLine));
    painter.setBrush(QColor(theme::kPopup));
    painter.drawRoundedRect(QRectF(plate).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    for (int i = 0; i < rows.size(); ++i) {
        const int top = plate.top() + kReadoutMargin / 2 + i * line;
        const QRect text(plate.left() + kReadoutMargin + (i == 0 ? 0 : swatch), top, width, line);
        painter.setPen(QColor(theme::kText));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, rows[i]);
        if (i > 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_curves[static_cast<std::size_t>(i - 1)].color);
            painter.drawRoundedRect(
                QRectF(plate.left() + kReadoutMargin, top + 0.5 * (line - kSwatchSide), kSwatchSide,
                       kSwatchSide),
                2, 2);
        }
    }
}

}  // namespace sinew
