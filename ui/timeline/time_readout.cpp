// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/time_readout.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QStyle>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/session/player.h"
#include "ui/timeline/timeline_scale.h"

namespace sinew {
namespace {

constexpr int kTipGap = 4;             // pixels between a field and the tip above it
constexpr double kShownHalf = 0.0005;  // seconds: times are shown, and so typed, in milliseconds

/// Qt places tips below the pointer, however high they are, and so over the field.
void showTipAbove(QWidget& field, const QString& text) {
    QToolTip::showText(field.mapToGlobal(QPoint()), text, &field);
    for (QWidget* tip : QApplication::topLevelWidgets()) {
        if (tip->inherits("QTipLabel") && tip->isVisible()) {
            const QRect screen = field.screen()->availableGeometry();
            const QPoint above = field.mapToGlobal(QPoint(0, -kTipGap - tip->height()));
            const QPoint below = field.mapToGlobal(QPoint(0, field.height() + kTipGap));
            const QPoint place = above.y() >= screen.top() ? above : below;
            tip->move(std::max(screen.left(), std::min(place.x(), screen.right() - tip->width())),
                      place.y());
        }
    }
}

}  // namespace

TimeReadout::TimeReadout(Player& player, TimeUnit plain) : m_player(player), m_plain(plain) {
    setCursor(Qt::IBeamCursor);
    setFocusPolicy(Qt::TabFocus);
    setProperty("tabMovesOn", true);  // see key_owner.h
    setAccessibleDescription(tr("Enter types a time, a frame, a timecode or a step"));
    connect(&player, &Player::animationChanged, this, &TimeReadout::stopTyping);
}

QString TimeReadout::presentTime() const {
    switch (m_plain) {
        case TimeUnit::Seconds:
            return QString::number(double(m_player.seconds()), 'f', 3);
        case TimeUnit::Frames:
            return QString::number(frameAt(m_player.seconds(), m_player.frameRate()));
        case TimeUnit::Timecode:
            return timecodeOf(frameAt(m_player.seconds(), m_player.frameRate()),
                              m_player.frameRate());
    }
    return {};
}

void TimeReadout::startTyping() {
    if (!m_player.playable() || !isEnabled()) {
        return;
    }
    if (m_field == nullptr) {
        m_field = new QLineEdit(this);
        m_field->setObjectName(objectName() + QStringLiteral("Field"));
        m_field->setAccessibleName(tr("Time, frame, timecode or step"));
        m_field->setFont(font());
        m_field->setAlignment(Qt::AlignRight);
        m_field->setGeometry(rect());
        m_field->installEventFilter(this);
        connect(m_field, &QLineEdit::returnPressed, this, &TimeReadout::take);
        connect(m_field, &QLineEdit::textEdited, this, [this] { refuse({}); });
        m_field->show();
    }
    m_field->setText(presentTime());
    m_field->selectAll();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void TimeReadout::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        startTyping();
    }
}

void TimeReadout::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && hasFocus()) {  // otherwise the field passes its own on
        startTyping();
    } else {
        QLabel::keyPressEvent(event);
    }
}

void TimeReadout::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (m_field != nullptr) {
        m_field->setGeometry(rect());
    }
}

bool TimeReadout::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_field) {
        return QLabel::eventFilter(watched, event);
    }
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        stopTyping();
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        showTipAbove(*m_field, m_refusal);  // no refusal, no tip
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            stopTyping();
        }
    }
    return false;
}

QString TimeReadout::rangeWords() const {
    const PlaybackClock& clock = m_player.clock();
    const auto frame = [&](float seconds) { return frameAt(seconds, m_player.frameRate()); };
    return tr("The played range is %1 to %2 s, frames %3 to %4")
        .arg(double(clock.startSeconds), 0, 'f', 3)
        .arg(double(clock.endSeconds), 0, 'f', 3)
        .arg(QString::number(frame(clock.startSeconds)), QString::number(frame(clock.endSeconds)));
}

/// Where a step begins: steps of frames begin on a frame, as those of the arrow keys.
double TimeReadout::stepBase(const TypedTime& step) const {
    if (!step.relative) {
        return 0.0;
    }
    const double rate = m_player.frameRate();
    return step.unit == TimeUnit::Seconds
               ? double(m_player.seconds())
               : double(frameAt(m_player.seconds(), rate, step.seconds(rate) < 0.0)) / rate;
}

void TimeReadout::take() {
    const double rate = m_player.frameRate();
    // A plain number in a field of timecode counts frames.
    const TimeUnit plain = m_plain == TimeUnit::Timecode ? TimeUnit::Frames : m_plain;
    const std::optional<TypedTime> typed = typedTime(m_field->text(), plain);
    if (!typed) {
        refuse(
            tr("Type a time, as 1.25, 250 ms or 0:01.25, a frame, as #30 or f 30,\n"
               "a timecode, as 00:00:01:12, or a step, as +3 or -0.5 s"));
        return;
    }
    if (typed->overflows(rate)) {
        refuse(tr("The frames of a timecode count from 0 to %1")
                   .arg(framesPerTimecodeSecond(rate) - 1));
        return;
    }
    // Shown seconds are rounded and shown frames are whole, the last ones before their time; typing
    // what is shown must reach the same end of the range.
    const double slack = typed->unit == TimeUnit::Seconds ? kShownHalf : 1.0 / rate;
    const double seconds = stepBase(*typed) + typed->seconds(rate);
    const PlaybackClock& clock = m_player.clock();
    if (seconds <= double(clock.startSeconds) - slack ||
        seconds >= double(clock.endSeconds) + kShownHalf) {
        refuse(rangeWords());
        return;
    }
    stopTyping();
    m_player.seek(static_cast<float>(seconds));  // clamped to the range
}

void TimeReadout::refuse(const QString& why) {
    if (std::exchange(m_refusal, why) == why) {
        return;
    }
    m_field->setProperty("refused", !why.isEmpty());
    m_field->style()->polish(m_field);
    m_field->setAccessibleDescription(why);
    if (!why.isEmpty()) {
        m_field->selectAll();
    }
    showTipAbove(*m_field, why);
}

void TimeReadout::stopTyping() {
    m_refusal.clear();
    // Taken away first: giving up the focus ends here again.
    if (QLineEdit* field = std::exchange(m_field, {}).data()) {
        field->removeEventFilter(this);
        field->clearFocus();
        field->hide();
        field->deleteLater();
    }
}

}  // namespace sinew
