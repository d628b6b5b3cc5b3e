// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/session/player.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kWheelOctave = 480.0;  // eighths of a degree for twice as close
constexpr double kPanReach = 4.0;       // pixels up or down until values are panned too

}  // namespace

void CurvePlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        m_panned = event->position();
        m_pansValues = false;
        m_axis.setHeld(true);
        return;
    }
    if (event->button() != Qt::LeftButton || !m_player.playable()) {
        return;
    }
    hover(event->position());
    m_chosen = m_hoveredKey;
    if (m_chosen) {
        goToChosen();
    } else {
        startScrubbing(*event);
    }
    update();
}

void CurvePlot::startScrubbing(const QMouseEvent& event) {
    m_scrubbing = true;
    m_playedBefore = m_player.playing();
    m_secondsBefore = m_player.seconds();
    m_axis.setHeld(true);
    m_player.setPlaying(false);
    m_player.seek(static_cast<float>(m_axis.draggedTo(event.position().x(), event.modifiers())));
}

void CurvePlot::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_panned) {
        m_axis.scrollBy(m_panned->x() - at.x());
        m_pansValues = m_pansValues || std::abs(at.y() - m_panned->y()) >= kPanReach;
        if (m_pansValues) {
            setValues(m_values.scrolled((at.y() - m_panned->y()) / std::max(height(), 1)));
            m_panned->setY(at.y());
        }
        m_panned->setX(at.x());
    } else if (m_scrubbing) {
        m_player.seek(static_cast<float>(m_axis.draggedTo(at.x(), event->modifiers())));
    }
    hover(at);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_scrubbing) {
        m_scrubbing = false;
        m_player.setPlaying(m_playedBefore);
    }
    if (event->button() == Qt::MiddleButton) {
        m_panned.reset();
    }
    m_axis.setHeld(m_scrubbing || m_panned);
    hover(event->position());
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_chosen && m_player.playable()) {
        m_player.seek(m_secondsBefore);  // the first click moved it
        showAll();
    }
}

void CurvePlot::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    const double factor = std::exp2(turned.y() / kWheelOctave);
    const QPointF at = event->position();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setValues(m_values.zoomed(factor, 1.0 - at.y() / std::max(height(), 1)));
    } else if (event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0) {
        m_axis.scrollBy(-0.5 * (turned.x() + turned.y()));
    } else {
        m_axis.zoomAt(factor, at.x());
    }
    event->accept();
}

void CurvePlot::leaveEvent(QEvent*) {
    m_pointer.reset();
    m_hoveredKey.reset();
    m_hoveredLine.reset();
    update();
}

/// Places in the last picture, where that still is what the widget shows.
void CurvePlot::hover(const QPointF& at) {
    m_pointer = at;
    m_hoveredKey.reset();
    m_hoveredLine.reset();
    if (m_picture && current() && !busy() && !m_scrubbing && !m_panned) {
        m_hoveredKey = keyNear(*m_picture, at);
        m_hoveredLine = m_hoveredKey ? m_hoveredKey->line : lineNear(*m_picture, *m_sampler, at);
    }
    setCursor(m_panned       ? Qt::ClosedHandCursor
              : m_hoveredKey ? Qt::PointingHandCursor
                             : Qt::ArrowCursor);
    update();
}

}  // namespace sinew
