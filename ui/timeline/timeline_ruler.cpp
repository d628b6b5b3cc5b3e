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

TimelineRuler::TimelineRuler(Document& document, Player& player, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_player(player),
      m_bar(new QScrollBar(Qt::Horizontal, this)) {
    setObjectName(QStringLiteral("timelineRuler"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Timeline"));
    setMouseTracking(true);
    setToolTip(
        tr("The ticks are the keys of the selection, or of the whole clip.\n"
           "Drag to scrub, with Shift on whole frames. The wheel zooms, middle drag scrolls,\n"
           "double click shows the whole clip. Drag the ends of the bar below to play\n"
           "a part of the clip. Ctrl+T switches between seconds and frames."));
    m_bar->setObjectName(QStringLiteral("timelineScroll"));
    m_bar->setAccessibleName(tr("Visible part of the clip"));
    m_bar->setFocusPolicy(Qt::NoFocus);
    m_bar->setToolTip(tr("Scroll through the clip"));
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, &TimelineRuler::scrollToBar);
    connect(&document, &Document::assetChanged, this, &TimelineRuler::refreshAsset);
    connect(&player, &Player::animationChanged, this, &TimelineRuler::showWholeClip);
    connect(&player, &Player::mixChanged, this, &TimelineRuler::refreshRange);
    connect(&player, &Player::playbackChanged, this, &TimelineRuler::refreshRange);
    connect(&player, &Player::timeChanged, this, &TimelineRuler::refreshTime);
    connect(&player, &Player::shownKeysChanged, this, qOverload<>(&QWidget::update));
    connect(&player, &Player::playingChanged, this, &TimelineRuler::refreshPlaying);
    showWholeClip();
}

QSize TimelineRuler::sizeHint() const {
    return {600, 86};
}
QSize TimelineRuler::minimumSizeHint() const {
    return {120, 66};
}

void TimelineRuler::showWholeClip() {
    m_shownClip = {double(m_player.clipStart()), double(m_player.clipEnd())};
    m_scale.show(m_shownClip.inSeconds, m_shownClip.outSeconds);
    m_follows = true;
    onScaleChanged();
}

/// A file that is loaded again keeps the visible range.
void TimelineRuler::refreshAsset() {
    if (m_document.change() == Document::Change::Reloaded) {
        refreshRange();
    } else {
        showWholeClip();
    }
}

void TimelineRuler::refreshRange() {
    if (m_shownClip.inSeconds != double(m_player.clipStart()) ||
        m_shownClip.outSeconds != double(m_player.clipEnd())) {
        showWholeClip();
    }
    update();
}

RangeBar TimelineRuler::rangeBar() const {
    const PlaybackClock& clock = m_player.clock();
    return {.inPixel = m_scale.pixelOf(double(clock.startSeconds)),
            .outPixel = m_scale.pixelOf(double(clock.endSeconds)),
            .slides = !m_player.playsWholeClip()};
}

bool TimelineRuler::onBar(const QPointF& at) const {
    return m_player.playable() && at.y() >= bottom() - kBarReach && at.y() < bottom() &&
           rangeBar().partAt(at.x()) != RangeBar::Part::None;
}

void TimelineRuler::resizeEvent(QResizeEvent*) {
    m_scale.leftPixel = kMargin;
    m_scale.widthPixels = std::max(1.0, width() - 2.0 * kMargin);
    onScaleChanged();
}

void TimelineRuler::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        m_scrolling = true;
        m_scrollFrom = event->position().x();
    } else if (event->button() == Qt::LeftButton && onBar(event->position())) {
        m_dragged = rangeBar().partAt(event->position().x());
        m_grabbedSeconds =
            m_scale.secondsAt(event->position().x()) - double(m_player.clock().startSeconds);
    } else if (event->button() == Qt::LeftButton && m_player.playable()) {
        m_scrubbing = true;
        m_playedBefore = m_player.playing();
        m_secondsBefore = m_player.seconds();
        m_player.setPlaying(false);
        scrubTo(event->position().x(), event->modifiers().testFlag(Qt::ShiftModifier));
    }
}

void TimelineRuler::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (m_scrubbing) {
        scrubTo(x, event->modifiers().testFlag(Qt::ShiftModifier));
    } else if (event->buttons().testFlag(Qt::MiddleButton)) {
        scrollBy(m_scrollFrom - x);
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
}

void TimelineRuler::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && onBar(event->position())) {
        m_player.playWholeClip();
    } else if (event->button() == Qt::LeftButton && m_player.playable()) {
        m_player.seek(m_secondsBefore);  // the first click moved it
        showWholeClip();
    }
}

void TimelineRuler::keyPressEvent(QKeyEvent* event) {
    const bool closer = event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal;
    if (closer || event->key() == Qt::Key_Minus) {
        zoomAt(closer ? kKeyZoom : 1.0 / kKeyZoom, m_scale.pixelOf(double(m_player.seconds())));
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TimelineRuler::scrubTo(double pixel, bool snap) {
    double seconds = m_scale.secondsAt(pixel);
    if (snap) {
        seconds = snapToFrame(seconds, m_player.frameRate());
    }
    m_player.seek(static_cast<float>(seconds));
}

void TimelineRuler::dragRangeTo(double pixel) {
    const PlaybackClock& clock = m_player.clock();
    const PlayedRange range =
        draggedRange({double(clock.startSeconds), double(clock.endSeconds)}, m_dragged,
                     m_scale.secondsAt(pixel), m_grabbedSeconds, m_shownClip, m_player.frameRate());
    m_player.setInOut(static_cast<float>(range.inSeconds), static_cast<float>(range.outSeconds));
}

void TimelineRuler::showCursor(const QPointF& at) {
    const bool ends = onBar(at) && rangeBar().partAt(at.x()) != RangeBar::Part::Middle;
    setCursor(ends ? Qt::SizeHorCursor : onBar(at) ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

}  // namespace sinew
