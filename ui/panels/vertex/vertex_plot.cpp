// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_plot.h"

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

}  // namespace

VertexPlot::VertexPlot(Player& player, TimeAxis& axis, QWidget* parent)
    : TimeChart(player, axis, parent) {
    setObjectName(QStringLiteral("vertexPlot"));
    setAccessibleName(tr("Pinned vertices over the clip"));
    setMinimumSize(kLeastPlotWidth, kLeastPlotHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setProperty("fitsByHome", true);  // see key_owner.h
    connect(&axis, &TimeAxis::changed, this, &VertexPlot::drawAgain);
    connect(&player, &Player::timeChanged, this, qOverload<>(&QWidget::update));
}

QSize VertexPlot::sizeHint() const {
    return {kPlotWidth, kPlotHeight};
}

bool VertexPlot::empty() const noexcept {
    return !m_tracks || m_tracks->seconds.empty() || m_tracks->positions.empty();
}

void VertexPlot::drawAgain() {
    m_picture = {};
    update();
}

void VertexPlot::setTracks(std::shared_ptr<const VertexTracks> tracks,
                           std::vector<std::uint32_t> numbers) {
    m_tracks = std::move(tracks);
    m_numbers = std::move(numbers);
    m_hovered.reset();
    measure();
    drawAgain();
}

void VertexPlot::setHint(const QString& hint) {
    if (hint != m_hint) {
        m_hint = hint;
        update();
    }
}

void VertexPlot::setValue(TrackValue value) {
    m_value = value;
    measure();
    drawAgain();
}

float VertexPlot::valueAt(std::size_t track, std::size_t time) const noexcept {
    const glm::vec3& at = m_tracks->positions[track][time];
    switch (m_value) {
        case TrackValue::FromRest:
            return glm::distance(at, m_tracks->rest[track]);
        case TrackValue::X:
            return at.x;
        case TrackValue::Y:
            return at.y;
        case TrackValue::Z:
            return at.z;
    }
    return 0.0F;
}

void VertexPlot::measure() {
    if (empty()) {
        return;
    }
    double least = HUGE_VAL, most = -HUGE_VAL;
    for (std::size_t track = 0; track < m_tracks->positions.size(); ++track) {
        for (std::size_t time = 0; time < m_tracks->seconds.size(); ++time) {
            if (const double value = double(valueAt(track, time)); std::isfinite(value)) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
        }
    }
    m_values = least <= most ? plotAxis(least, most, kMostValueSteps) : PlotAxis();
}

double VertexPlot::pixelOf(float seconds) const noexcept {
    return m_axis.scale().pixelOf(double(seconds));
}

std::size_t VertexPlot::timeAt(double pixel) const noexcept {
    const std::vector<float>& seconds = m_tracks->seconds;
    const auto at = static_cast<float>(m_axis.scale().secondsAt(pixel));
    const auto after = std::lower_bound(seconds.begin(), seconds.end(), at);
    if (after == seconds.begin()) {
        return 0;
    }
    const auto before = std::prev(after);
    const bool nearer = after != seconds.end() && *after - at < at - *before;
    return static_cast<std::size_t>((nearer ? after : before) - seconds.begin());
}

void VertexPlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !empty()) {
        startScrubbing(*event);
        stayAfterScrubbing();
    }
}

void VertexPlot::mouseMoveEvent(QMouseEvent* event) {
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

void VertexPlot::mouseReleaseEvent(QMouseEvent*) {
    endScrubbing();
}

void VertexPlot::wheelEvent(QWheelEvent* event) {
    if (hasFocus() && !empty()) {
        TimeChart::wheelEvent(event);
    } else {
        event->ignore();
    }
}

void VertexPlot::resizeEvent(QResizeEvent*) {
    m_axis.setSpan(field().left(), std::max(1, field().width()));
}

void VertexPlot::leaveEvent(QEvent*) {
    m_hovered.reset();
    update();
}

void VertexPlot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        resizeEvent(nullptr);
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::FontChange) {
        drawAgain();
    }
}

QRect VertexPlot::field() const {
    // The room for labels is the same for all values, so that nothing moves.
    const int left = fontMetrics().horizontalAdvance(QStringLiteral("-0.0000")) + kLabelGap + 4;
    const int bottom = fontMetrics().height() + 7;
    return rect().adjusted(left, kPlotEdge, -kPlotEdge, -bottom);
}

void VertexPlot::paintEvent(QPaintEvent*) {
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
