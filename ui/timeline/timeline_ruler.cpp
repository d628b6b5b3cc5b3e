// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_ruler.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/session/document.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr double kMargin = 24.0;  // pixels left and right of the clip when it is fully visible
constexpr int kBarReach = 16;     // pixels from the bottom that belong to the bar

constexpr int kScrollHeight = 10;
constexpr double kScrollSteps = 1e6;  // steps of the whole clip: a scroll bar counts in integers

int stepsOf(double seconds, double clipSeconds) {
    return static_cast<int>(std::lround(seconds / clipSeconds * kScrollSteps));
}

constexpr double kRulerKeyReach = 5.0;  // pixels from a key

}  // namespace

TimelineRuler::TimelineRuler(Document& document, Player& player, TimeAxis& axis)
    : TimeChart(player, axis), m_document(document), m_bar(new QScrollBar(Qt::Horizontal, this)) {
    setObjectName(QStringLiteral("timelineRuler"));
    setAccessibleName(tr("Timeline"));
    setProperty("fitsByHome", true);  // see key_owner.h
    setToolTip(tr(
        "The ticks are the keys of the selection, or of the whole clip.\n"
        "Drag to scrub from frame to frame, with Shift between them, with Ctrl from key to key.\n"
        "The wheel zooms, middle drag scrolls, double click shows the whole clip.\n"
        "Drag the ends of the bar below to play a part of the clip."));
    m_bar->setObjectName(QStringLiteral("timelineScroll"));
    m_bar->setAccessibleName(tr("Visible part of the clip"));
    m_bar->setFocusPolicy(Qt::NoFocus);
    m_bar->setToolTip(tr("Scroll through the clip"));
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, &TimelineRuler::scrollToBar);
    connect(m_bar, &QScrollBar::sliderPressed, this, &TimelineRuler::refreshHeld);
    connect(m_bar, &QScrollBar::sliderReleased, this, &TimelineRuler::refreshHeld);
    connect(&axis, &TimeAxis::changed, this, &TimelineRuler::refreshScrollBar);
    const auto redraw = qOverload<>(&QWidget::update);
    connect(&axis, &TimeAxis::unitChanged, this, redraw);
    for (const auto change : {&Player::mixChanged, &Player::playbackChanged, &Player::timeChanged,
                              &Player::shownKeysChanged}) {
        connect(&player, change, this, redraw);
    }
    refreshScrollBar();
}

QSize TimelineRuler::sizeHint() const {
    return {600, 86};
}
QSize TimelineRuler::minimumSizeHint() const {
    return {120, 66};
}

RangeBar TimelineRuler::rangeBar() const {
    const PlaybackClock& clock = m_player.clock();
    return {.inPixel = scale().pixelOf(double(clock.startSeconds)),
            .outPixel = scale().pixelOf(double(clock.endSeconds)),
            .slides = !m_player.playsWholeClip()};
}

bool TimelineRuler::onBar(const QPointF& at) const {
    return m_player.playable() && at.y() >= bottom() - kBarReach && at.y() < bottom() &&
           rangeBar().partAt(at.x()) != RangeBar::Part::None;
}

void TimelineRuler::resizeEvent(QResizeEvent*) {
    m_axis.setSpan(kMargin, std::max(1.0, width() - 2.0 * kMargin));
    refreshScrollBar();
}

void TimelineRuler::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        m_scrolling = true;
        m_scrollFrom = event->position().x();
    } else if (event->button() == Qt::LeftButton && onBar(event->position())) {
        m_dragged = rangeBar().partAt(event->position().x());
        m_grabbedSeconds =
            scale().secondsAt(event->position().x()) - double(m_player.clock().startSeconds);
    } else if (event->button() == Qt::LeftButton && m_player.playable()) {
        startScrubbing(*event);
    }
    refreshHeld();
}

void TimelineRuler::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (scrubbing()) {
        scrub(*event);
    } else if (event->buttons().testFlag(Qt::MiddleButton)) {
        m_axis.scrollBy(m_scrollFrom - x);
        m_scrollFrom = x;
    } else if (m_dragged != RangeBar::Part::None) {
        dragRangeTo(x);
    } else {
        showCursor(event->position());
    }
}

void TimelineRuler::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        endScrubbing();
    }
    m_scrolling = m_scrolling && event->button() != Qt::MiddleButton;
    m_dragged = RangeBar::Part::None;
    refreshHeld();
}

void TimelineRuler::refreshHeld() {
    m_axis.setHeld(scrubbing() || m_scrolling || m_bar->isSliderDown() ||
                   m_dragged != RangeBar::Part::None);
}

void TimelineRuler::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && onBar(event->position())) {
        m_player.playWholeClip();
    } else if (event->button() == Qt::LeftButton && m_player.playable()) {
        returnFromClick();
        m_axis.showWholeClip();
    }
}

void TimelineRuler::dragRangeTo(double pixel) {
    const PlaybackClock& clock = m_player.clock();
    const InOutRange range = draggedRange({double(clock.startSeconds), double(clock.endSeconds)},
                                          m_dragged, scale().secondsAt(pixel), m_grabbedSeconds,
                                          m_axis.clip(), m_player.frameRate());
    m_player.setInOut(static_cast<float>(range.inSeconds), static_cast<float>(range.outSeconds));
}

void TimelineRuler::showCursor(const QPointF& at) {
    const bool ends = onBar(at) && rangeBar().partAt(at.x()) != RangeBar::Part::Middle;
    setCursor(ends ? Qt::SizeHorCursor : onBar(at) ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void TimelineRuler::scrollToBar(int value) {
    const InOutRange& clip = m_axis.clip();
    const double first = clip.inSeconds + value / kScrollSteps * (clip.outSeconds - clip.inSeconds);
    m_axis.scrollBy((first - scale().firstSeconds) * scale().pixelsPerSecond());
}

void TimelineRuler::refreshScrollBar() {
    const double clip = m_axis.clip().outSeconds - m_axis.clip().inSeconds;
    const bool zoomed = m_axis.zoomed();
    if (zoomed) {
        const QSignalBlocker blocker(m_bar);
        const int page = std::max(1, stepsOf(scale().lastSeconds - scale().firstSeconds, clip));
        m_bar->setRange(0, std::max(0, static_cast<int>(kScrollSteps) - page));
        m_bar->setPageStep(page);
        m_bar->setSingleStep(std::max(1, page / 10));
        m_bar->setValue(stepsOf(scale().firstSeconds - m_axis.clip().inSeconds, clip));
    }
    m_bar->setGeometry(0, height() - kScrollHeight, width(), kScrollHeight);
    m_bar->setVisible(zoomed);
    update();
}

int TimelineRuler::bottom() const {
    return m_bar->isHidden() ? height() : height() - kScrollHeight;
}

TimelinePlace TimelineRuler::placeAt(double pixel) const {
    const std::vector<float>& keys = m_player.shownKeys();
    const auto seconds = static_cast<float>(scale().secondsAt(pixel));
    TimelinePlace place{.seconds = std::clamp(seconds, m_player.clipStart(), m_player.clipEnd())};
    const auto after = std::ranges::lower_bound(keys, seconds);
    const auto first = after == keys.begin() ? after : after - 1;
    const auto last = after == keys.end() ? after : after + 1;
    double nearest = kRulerKeyReach;
    for (auto key = first; key != last; ++key) {
        const double away = std::abs(scale().pixelOf(double(*key)) - pixel);
        if (away <= nearest) {
            nearest = away;
            place = {.seconds = *key, .key = true};
        }
    }
    return place;
}

/// The Menu key asks for the playhead.
void TimelineRuler::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_player.playable()) {
        return;
    }
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const double pixel =
        keyboard ? scale().pixelOf(double(m_player.seconds())) : double(event->pos().x());
    const QPoint at(static_cast<int>(pixel), height() / 2);
    emit menuWanted(placeAt(pixel), keyboard ? mapToGlobal(at) : event->globalPos());
}

}  // namespace sinew
