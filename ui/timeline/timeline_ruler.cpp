// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_ruler.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include "ui/session/document.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr double kMargin = 24.0;  // pixels left and right of the clip when it is fully visible
constexpr int kBarReach = 16;     // pixels from the bottom that belong to the bar
constexpr double kKeyZoom = 1.5;

}  // namespace

TimelineRuler::TimelineRuler(Document& document, Player& player, TimeAxis& axis, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_player(player),
      m_axis(axis),
      m_bar(new QScrollBar(Qt::Horizontal, this)) {
    setObjectName(QStringLiteral("timelineRuler"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Timeline"));
    setProperty("fitsByHome", true);  // see key_owner.h
    setMouseTracking(true);
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
        m_scrubbing = true;
        m_playedBefore = m_player.playing();
        m_secondsBefore = m_player.seconds();
        m_player.setPlaying(false);
        scrubTo(*event);
    }
    refreshHeld();
}

void TimelineRuler::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (m_scrubbing) {
        scrubTo(*event);
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
    if (event->button() == Qt::LeftButton && m_scrubbing) {
        m_scrubbing = false;
        m_player.setPlaying(m_playedBefore);
    }
    m_scrolling = m_scrolling && event->button() != Qt::MiddleButton;
    m_dragged = RangeBar::Part::None;
    refreshHeld();
}

void TimelineRuler::refreshHeld() {
    m_axis.setHeld(m_scrubbing || m_scrolling || m_bar->isSliderDown() ||
                   m_dragged != RangeBar::Part::None);
}

void TimelineRuler::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && onBar(event->position())) {
        m_player.playWholeClip();
    } else if (event->button() == Qt::LeftButton && m_player.playable()) {
        m_player.seek(m_secondsBefore);  // the first click moved it
        m_axis.showWholeClip();
    }
}

void TimelineRuler::keyPressEvent(QKeyEvent* event) {
    const bool closer = event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal;
    if (closer || event->key() == Qt::Key_Minus) {
        m_axis.zoomAt(closer ? kKeyZoom : 1.0 / kKeyZoom,
                      scale().pixelOf(double(m_player.seconds())));
    } else if (event->key() == Qt::Key_Home) {
        m_axis.showWholeClip();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TimelineRuler::scrubTo(const QMouseEvent& event) {
    const double seconds = m_axis.draggedTo(event.position().x(), event.modifiers());
    m_player.seek(static_cast<float>(seconds));
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

}  // namespace sinew
