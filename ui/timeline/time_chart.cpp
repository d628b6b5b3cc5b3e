// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/time_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kPlayheadWidth = 1.5;
constexpr int kPlayheadReach = 3;  // pixels on either side of its middle, with antialiasing
constexpr double kKeyZoom = 1.5;   // factor of plus and minus

}  // namespace

TimeChart::TimeChart(Player& player, TimeAxis& axis) : m_player(player), m_axis(axis) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void TimeChart::startScrubbing(const QMouseEvent& event) {
    m_scrubbing = true;
    m_playedBefore = m_player.playing();
    m_secondsBefore = m_player.seconds();
    m_axis.setHeld(true);
    m_player.setPlaying(false);
    scrub(event);
}

void TimeChart::scrub(const QMouseEvent& event) {
    m_player.seek(static_cast<float>(m_axis.draggedTo(event.position().x(), event.modifiers())));
}

void TimeChart::endScrubbing() {
    if (m_scrubbing) {
        m_scrubbing = false;
        m_axis.setHeld(false);
        m_player.setPlaying(m_playedBefore);
    }
}

void TimeChart::returnFromClick() {
    m_player.seek(m_secondsBefore);
}

void TimeChart::setChoosable(bool any) {
    m_choosable = any;
    setProperty("movesSideways", any);  // see key_owner.h
    setProperty("movesUpAndDown", any);
}

void TimeChart::zoomByKey(double factor, Qt::KeyboardModifiers /*modifiers*/) {
    m_axis.zoomAt(factor, m_axis.scale().pixelOf(double(m_player.seconds())));
}

void TimeChart::drawFocus(QPainter& painter) const {
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(theme::kSelection);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void TimeChart::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0) {
        m_axis.scrollBy(-0.5 * (turned.x() + turned.y()));
    } else {
        m_axis.zoomAt(std::exp2(turned.y() / kWheelOctave), event->position().x());
    }
    event->accept();
}

void TimeChart::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Home:
            m_axis.showWholeClip();
            break;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            zoomByKey(kKeyZoom, event->modifiers());
            break;
        case Qt::Key_Minus:
            zoomByKey(1.0 / kKeyZoom, event->modifiers());
            break;
        default:
            if (!m_choosable || !choose(event->key())) {
                QWidget::keyPressEvent(event);
            }
    }
}

bool TimeChart::choose(int key) {
    switch (key) {
        case Qt::Key_Left:
        case Qt::Key_Right:
            stepAlong(key == Qt::Key_Left ? -1 : 1);
            return true;
        case Qt::Key_Up:
        case Qt::Key_Down:
            stepAcross(key == Qt::Key_Up ? -1 : 1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            goToChosen();
            return true;
        default:
            return false;
    }
}

std::optional<std::size_t> keyBeside(std::span<const float> times, float seconds,
                                     int direction) noexcept {
    const auto next = direction > 0 ? std::ranges::upper_bound(times, seconds)
                                    : std::ranges::lower_bound(times, seconds);
    const auto place = static_cast<std::size_t>(next - times.begin());
    if (direction > 0 ? place >= times.size() : place == 0) {
        return std::nullopt;
    }
    return direction > 0 ? place : place - 1;
}

double playheadPixel(const TimeAxis& axis, const Player& player) {
    return std::round(axis.scale().pixelOf(double(player.seconds()))) + 0.5;
}

void drawPlayhead(QPainter& painter, double pixel, double top, double bottom) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(theme::kPlayhead), kPlayheadWidth));
    painter.drawLine(QPointF(pixel, top), QPointF(pixel, bottom));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void updatePlayhead(QWidget& widget, double pixel) {
    const double inReach =
        std::clamp(pixel, -2.0 * kPlayheadReach, widget.width() + 2.0 * kPlayheadReach);
    widget.update(static_cast<int>(std::floor(inReach)) - kPlayheadReach, 0, 2 * kPlayheadReach + 1,
                  widget.height());
}

}  // namespace sinew
