// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_ruler.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "ui/session/playback_keys.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr double kMargin = 24.0;  // pixels left and right of the clip when all of it is shown

}  // namespace

TimelineRuler::TimelineRuler(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
    setObjectName(QStringLiteral("timelineRuler"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Timeline"));
    setToolTip(
        tr("Drag to scrub, with Shift on whole frames. Wheel zooms, middle drag scrolls,\n"
           "double click shows the whole clip."));
    connect(&session, &Session::assetChanged, this, &TimelineRuler::showWholeClip);
    connect(&session, &Session::animationChanged, this, &TimelineRuler::showWholeClip);
    connect(&session, &Session::timeChanged, this, qOverload<>(&QWidget::update));
    showWholeClip();
}

QSize TimelineRuler::sizeHint() const {
    return {600, 64};
}
QSize TimelineRuler::minimumSizeHint() const {
    return {120, 56};
}

void TimelineRuler::showWholeClip() {
    const PlaybackClock& clock = m_session.clock();
    m_scale.show(double(clock.startSeconds), double(clock.endSeconds));
    update();
}

void TimelineRuler::resizeEvent(QResizeEvent*) {
    m_scale.leftPixel = kMargin;
    m_scale.widthPixels = std::max(1.0, width() - 2.0 * kMargin);
}

void TimelineRuler::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        m_scrollFrom = event->position().x();
    } else if (event->button() == Qt::LeftButton && m_session.animation()) {
        m_scrubbing = true;
        m_playedBefore = m_session.playing();
        m_session.setPlaying(false);
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
    }
}

void TimelineRuler::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_scrubbing) {
        m_scrubbing = false;
        m_session.setPlaying(m_playedBefore);
    }
}

void TimelineRuler::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
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
        const PlaybackClock& clock = m_session.clock();
        m_scale.zoom(std::exp2(turned.y() / 480.0), event->position().x(),
                     double(clock.endSeconds) - double(clock.startSeconds),
                     double(m_session.frameRate()));
    }
    event->accept();
    update();
}

void TimelineRuler::keyPressEvent(QKeyEvent* event) {
    if (!playbackKey(m_session, event->key(), event->modifiers())) {
        QWidget::keyPressEvent(event);
    }
}

void TimelineRuler::scrubTo(double pixel, bool snap) {
    double seconds = m_scale.secondsAt(pixel);
    if (snap) {
        seconds = snapToFrame(seconds, double(m_session.frameRate()));
    }
    m_session.seek(static_cast<float>(seconds));
}

}  // namespace sinew
