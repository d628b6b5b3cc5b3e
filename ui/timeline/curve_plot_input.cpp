// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/session/player.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

constexpr double kPanReach = 4.0;  // pixels up or down until values are panned too

/// The last key at or before that time; the first one if there is none.
std::size_t keyAtOrBefore(const SharedArray<float>& times, float seconds) {
    const auto after = std::ranges::upper_bound(times, seconds);
    return after == times.begin() ? 0 : static_cast<std::size_t>(after - times.begin()) - 1;
}

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
    } else if (scrubbing()) {
        scrub(*event);
    }
    hover(at);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        endScrubbing();
    }
    if (event->button() == Qt::MiddleButton) {
        m_panned.reset();
    }
    m_axis.setHeld(scrubbing() || m_panned);
    hover(event->position());
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_chosen && m_player.playable()) {
        returnFromClick();
        showAll();
    }
}

void CurvePlot::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setValues(m_values.zoomed(std::exp2(event->angleDelta().y() / kWheelOctave),
                                  1.0 - event->position().y() / std::max(height(), 1)));
        event->accept();
    } else {
        TimeChart::wheelEvent(event);
    }
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
    if (m_picture && current() && !busy() && !scrubbing() && !m_panned) {
        m_hoveredKey = keyNear(*m_picture, at);
        m_hoveredLine = m_hoveredKey ? m_hoveredKey->line : lineNear(*m_picture, *m_sampler, at);
    }
    setCursor(m_panned       ? Qt::ClosedHandCursor
              : m_hoveredKey ? Qt::PointingHandCursor
                             : Qt::ArrowCursor);
    update();
}

void CurvePlot::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Home) {
        showAll();
    } else {
        TimeChart::keyPressEvent(event);
    }
}

void CurvePlot::zoomByKey(double factor, Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ControlModifier)) {
        setValues(m_values.zoomed(factor, 0.5));
    } else {
        TimeChart::zoomByKey(factor, modifiers);
    }
}

/// Those of the clip that is shown, in the order of the legend.
std::vector<CurveLine> CurvePlot::linesWithKeys() const {
    std::vector<CurveLine> lines;
    if (m_picture && m_picture->set && current()) {
        std::ranges::copy_if(m_picture->set->lines, std::back_inserter(lines),
                             [](const CurveLine& line) { return !line.other; });
    }
    return lines;
}

const SharedArray<float>& CurvePlot::timesOf(const CurveLine& line) const {
    return m_picture->set->curves[line.curve]->sampler().times;
}

void CurvePlot::refreshKept() {
    setChoosable(!linesWithKeys().empty());
}

/// Of the first line if none is chosen, from the time that is shown.
void CurvePlot::stepAlong(int direction) {
    const std::vector<CurveLine> lines = linesWithKeys();
    if (lines.empty()) {
        return;
    }
    const CurveLine line = m_chosen ? m_chosen->line : lines.front();
    if (const auto next = keyBeside(timesOf(line), m_player.seconds(), direction)) {
        m_chosen = LineKey{line, *next};
        goToChosen();
    }
}

/// The key of the next line at the time that is shown, or the one before; time stays.
void CurvePlot::stepAcross(int direction) {
    const std::vector<CurveLine> lines = linesWithKeys();
    if (lines.empty()) {
        return;
    }
    const auto present = m_chosen ? std::ranges::find(lines, m_chosen->line) : lines.end();
    std::size_t next = 0;
    if (present != lines.end()) {
        const auto place = static_cast<std::size_t>(present - lines.begin());
        next = direction > 0 ? std::min(place + 1, lines.size() - 1)
                             : place - std::min<std::size_t>(place, 1);
    }
    m_chosen = LineKey{lines[next], keyAtOrBefore(timesOf(lines[next]), m_player.seconds())};
    update();
}

void CurvePlot::goToChosen() {
    if (m_chosen && m_picture && current()) {
        m_player.showMoment(timesOf(m_chosen->line)[m_chosen->key]);
        update();
    }
}

/// About the key under the pointer, otherwise about the time there; the Menu key asks for the
/// chosen key, otherwise for the playhead.
void CurvePlot::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_player.playable() || m_player.mixing()) {
        return;
    }
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const std::optional<LineKey>& key = keyboard ? m_chosen : m_hoveredKey;
    TimelinePlace place{.seconds = m_player.seconds()};
    if (key && m_picture && current()) {
        place = {.seconds = timesOf(key->line)[key->key], .key = true};
        m_chosen = LineKey(*key);
    } else if (!keyboard) {
        place.seconds =
            std::clamp(static_cast<float>(m_axis.scale().secondsAt(double(event->pos().x()))),
                       m_player.clipStart(), m_player.clipEnd());
    }
    const double x =
        std::clamp(m_axis.scale().pixelOf(double(place.seconds)), 0.0, double(width()));
    const QPoint at(static_cast<int>(std::lround(x)), height() / 2);
    update();
    emit menuWanted(place, keyboard ? mapToGlobal(at) : event->globalPos());
}

}  // namespace sinew
