// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/frame_plot.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr int kPlotWidth = 300;
constexpr int kPlotHeight = 150;
constexpr int kLeastPlotWidth = 160;
constexpr int kLeastPlotHeight = 96;
constexpr int kPlotEdge = 10;  // right of the curves and above them
constexpr int kLabelGap = 6;
constexpr int kMostValueSteps = 4;
constexpr int kLinesOfStep = 2;  // lines of text that a step has room for, at least

}  // namespace

FramePlot::FramePlot(Player& player, TimeAxis& axis) : TimeChart(player, axis) {
    setMinimumSize(kLeastPlotWidth, kLeastPlotHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setProperty("fitsByHome", true);  // see key_owner.h
    connect(&axis, &TimeAxis::changed, this, &FramePlot::drawAgain);
    connect(&player, &Player::timeChanged, this, qOverload<>(&QWidget::update));
}

QSize FramePlot::sizeHint() const {
    return {kPlotWidth, kPlotHeight};
}

void FramePlot::drawAgain() {
    m_picture = {};
    update();
}

void FramePlot::setCurves(std::vector<float> seconds, std::vector<PlottedCurve> curves) {
    m_seconds = std::move(seconds);
    m_curves = std::move(curves);
    m_hovered.reset();
    measure();
    drawAgain();
}

void FramePlot::setHint(const QString& hint) {
    if (hint != m_hint) {
        m_hint = hint;
        update();
    }
}

void FramePlot::setFromZero(bool fromZero) {
    m_fromZero = fromZero;
    measure();
    drawAgain();
}

void FramePlot::measure() {
    double least = HUGE_VAL, most = -HUGE_VAL;
    for (const PlottedCurve& curve : m_curves) {
        for (const float value : curve.values) {
            if (std::isfinite(value)) {
                least = std::min(least, double(value));
                most = std::max(most, double(value));
            }
        }
    }
    if (m_fromZero && least <= most) {
        least = std::min(least, 0.0);
        most = most > 0.0 || least < 0.0 ? std::max(most, 0.0) : 1.0;
    }
    const int steps =
        std::clamp(field().height() / (kLinesOfStep * fontMetrics().height()), 1, kMostValueSteps);
    m_values = least <= most ? plotAxis(least, most, steps) : PlotAxis();
}

double FramePlot::pixelOf(float seconds) const noexcept {
    return m_axis.scale().pixelOf(double(seconds));
}

std::size_t FramePlot::timeAt(double pixel) const noexcept {
    const auto at = static_cast<float>(m_axis.scale().secondsAt(pixel));
    const auto after = std::ranges::lower_bound(m_seconds, at);
    if (after == m_seconds.begin()) {
        return 0;
    }
    const auto before = std::prev(after);
    const bool nearer = after != m_seconds.end() && *after - at < at - *before;
    return static_cast<std::size_t>((nearer ? after : before) - m_seconds.begin());
}

void FramePlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !empty()) {
        startScrubbing(*event);
        stayAfterScrubbing();
    }
}

void FramePlot::mouseMoveEvent(QMouseEvent* event) {
    if (empty()) {
        return;
    }
    if (scrubbing()) {
        scrub(*event);
    }
    if (const std::size_t time = timeAt(event->position().x()); m_hovered != time) {
        m_hovered = time;
        update();
    }
}

void FramePlot::mouseReleaseEvent(QMouseEvent*) {
    endScrubbing();
}

void FramePlot::wheelEvent(QWheelEvent* event) {
    if (hasFocus() && !empty()) {
        TimeChart::wheelEvent(event);
    } else {
        event->ignore();
    }
}

void FramePlot::resizeEvent(QResizeEvent*) {
    measure();
    m_axis.setSpan(field().left(), std::max(1, field().width()));
}

void FramePlot::leaveEvent(QEvent*) {
    m_hovered.reset();
    update();
}

void FramePlot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        resizeEvent(nullptr);
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::FontChange) {
        drawAgain();
    }
}

QRect FramePlot::field() const {
    // The room for labels is the same for all values, so that nothing moves.
    const int left = fontMetrics().horizontalAdvance(QStringLiteral("-0.0000")) + kLabelGap + 4;
    const int bottom = fontMetrics().height() + 7;
    return rect().adjusted(left, kPlotEdge, -kPlotEdge, -bottom);
}

void FramePlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::kBase);
    if (empty()) {
        painter.setPen(theme::kDimText);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
        return;
    }
    const QSize pixels = size() * devicePixelRatio();
    if (m_picture.size() != pixels) {
        m_picture = picture();
    }
    painter.drawPixmap(0, 0, m_picture);
    if (m_axis.scale().shows(double(m_player.seconds()))) {
        drawPlayhead(painter, playheadPixel(m_axis, m_player), field().top() - 4, field().bottom());
    }
    if (m_hovered) {
        painter.setRenderHint(QPainter::Antialiasing);
        drawReadout(painter);
    }
    drawFocus(painter);
}

}  // namespace sinew
