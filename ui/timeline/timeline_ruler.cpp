// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_ruler.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "ui/session/document.h"
#include "ui/session/playback_keys.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr double kMargin = 24.0;  // pixels left and right of the clip when it is fully visible
constexpr int kBarReach = 16;     // pixels from the bottom that belong to the bar

}  // namespace

TimelineRuler::TimelineRuler(Document& document, Player& player, QWidget* parent)
    : QWidget(parent), m_document(document), m_player(player) {
    setObjectName(QStringLiteral("timelineRuler"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Timeline"));
    setMouseTracking(true);
    setToolTip(
        tr("Drag to scrub, with Shift on whole frames. Wheel zooms, middle drag scrolls,\ndouble "
           "click shows the whole clip. Drag the ends of the bar below to play\na part of it."));
    connect(&document, &Document::assetChanged, this, &TimelineRuler::showWholeClip);
    connect(&player, &Player::animationChanged, this, &TimelineRuler::showWholeClip);
    connect(&player, &Player::mixChanged, this, &TimelineRuler::refreshRange);
    connect(&player, &Player::playbackChanged, this, &TimelineRuler::refreshRange);
    connect(&player, &Player::timeChanged, this, qOverload<>(&QWidget::update));
    showWholeClip();
}

QSize TimelineRuler::sizeHint() const {
    return {600, 76};
}
QSize TimelineRuler::minimumSizeHint() const {
    return {120, 66};
}

void TimelineRuler::showWholeClip() {
    m_shownClip = {double(m_player.clipStart()), double(m_player.clipEnd())};
    m_scale.show(m_shownClip.inSeconds, m_shownClip.outSeconds);
    update();
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
    return m_player.playable() && at.y() >= height() - kBarReach &&
           rangeBar().partAt(at.x()) != RangeBar::Part::None;
}

void TimelineRuler::resizeEvent(QResizeEvent*) {
    m_scale.leftPixel = kMargin;
    m_scale.widthPixels = std::max(1.0, width() - 2.0 * kMargin);
}

void TimelineRuler::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        m_scrollFrom = event->position().x();
    } else if (event->button() == Qt::LeftButton && onBar(event->position())) {
        m_dragged = rangeBar().partAt(event->position().x());
        m_grabbedSeconds =
            m_scale.secondsAt(event->position().x()) - double(m_player.clock().startSeconds);
    } else if (event->button() == Qt::LeftButton && m_player.playable()) {
        m_scrubbing = true;
        m_playedBefore = m_player.playing();
        m_player.setPlaying(false);
        scrubTo(event->position().x(), event->modifiers().testFlag(Qt::ShiftModifier));
    }
}

void TimelineRuler::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (m_scrubbing) {
        scrubTo(x, event->modifiers().testFlag(Qt::ShiftModifier));
    } else if (event->buttons().testFlag(Qt::MiddleButton)) {
        m_scale.scroll(m_scrollFrom - x);
        m_scrollFrom = x;
        update();
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
    m_dragged = RangeBar::Part::None;
}

void TimelineRuler::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && onBar(event->position())) {
        m_player.playWholeClip();
    } else if (event->button() == Qt::LeftButton) {
        showWholeClip();
        mousePressEvent(event);
    }
}

void TimelineRuler::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0;
    if (sideways) {
        m_scale.scroll(-0.5 * (turned.x() + turned.y()));
    } else {
        m_scale.zoom(std::exp2(turned.y() / 480.0), event->position().x(),
                     m_shownClip.outSeconds - m_shownClip.inSeconds, m_player.frameRate());
    }
    event->accept();
    update();
}

void TimelineRuler::keyPressEvent(QKeyEvent* event) {
    if (!playbackKey(m_player, event->key(), event->modifiers())) {
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
