// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QScrollBar>
#include <QSignalBlocker>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/session/player.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

constexpr int kScrollHeight = 10;
constexpr double kScrollSteps = 1e6;  // of the whole clip: a scroll bar counts in integers

int stepsOf(double seconds, double clipSeconds) {
    return static_cast<int>(std::lround(seconds / clipSeconds * kScrollSteps));
}

}  // namespace

void TimelineRuler::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0;
    if (sideways) {
        scrollBy(-0.5 * (turned.x() + turned.y()));
    } else {
        zoomAt(std::exp2(turned.y() / 480.0), event->position().x());
    }
    event->accept();
}

void TimelineRuler::zoomAt(double factor, double pixel) {
    m_scale.zoom(factor, pixel, m_shownClip.outSeconds - m_shownClip.inSeconds,
                 m_player.frameRate());
    m_follows = m_scale.shows(double(m_player.seconds()));
    onScaleChanged();
}

void TimelineRuler::scrollBy(double pixels) {
    m_scale.scroll(pixels);
    m_scale.keepIn(m_shownClip.inSeconds, m_shownClip.outSeconds);
    m_follows = m_scale.shows(double(m_player.seconds()));
    onScaleChanged();
}

void TimelineRuler::scrollToBar(int value) {
    const double clip = m_shownClip.outSeconds - m_shownClip.inSeconds;
    const double first = m_shownClip.inSeconds + value / kScrollSteps * clip;
    scrollBy((first - m_scale.firstSeconds) * m_scale.pixelsPerSecond());
}

void TimelineRuler::onScaleChanged() {
    const double clip = m_shownClip.outSeconds - m_shownClip.inSeconds;
    m_scale.keepIn(m_shownClip.inSeconds, m_shownClip.outSeconds);
    const bool zoomed = m_player.playable() && clip > 0.0 &&
                        m_scale.isZoomed(m_shownClip.inSeconds, m_shownClip.outSeconds);
    if (zoomed) {
        const QSignalBlocker blocker(m_bar);
        const int page = std::max(1, stepsOf(m_scale.lastSeconds - m_scale.firstSeconds, clip));
        m_bar->setRange(0, std::max(0, static_cast<int>(kScrollSteps) - page));
        m_bar->setPageStep(page);
        m_bar->setSingleStep(std::max(1, page / 10));
        m_bar->setValue(stepsOf(m_scale.firstSeconds - m_shownClip.inSeconds, clip));
    }
    m_bar->setGeometry(0, height() - kScrollHeight, width(), kScrollHeight);
    m_bar->setVisible(zoomed);
    update();
}

int TimelineRuler::bottom() const {
    return m_bar->isHidden() ? height() : height() - kScrollHeight;
}

void TimelineRuler::refreshTime() {
    const double seconds = double(m_player.seconds());
    const double step = std::exchange(m_followed, seconds) - seconds;
    // A loop that starts over jumps back; that is no playing backwards.
    const bool backwards = step > 0.0 && step < m_scale.lastSeconds - m_scale.firstSeconds;
    const bool dragged =
        m_scrubbing || m_scrolling || m_bar->isSliderDown() || m_dragged != RangeBar::Part::None;
    m_follows = m_follows || m_scale.shows(seconds) || !m_player.playing();
    if (m_follows && !dragged && !m_scale.shows(seconds)) {
        m_scale.turnTo(seconds, backwards);
        onScaleChanged();
    }
    update();
}

void TimelineRuler::refreshPlaying() {
    m_follows = m_follows || m_player.playing();
}

void TimelineRuler::setUnit(RulerUnit unit) {
    m_unit = unit;
    update();
}

}  // namespace sinew
