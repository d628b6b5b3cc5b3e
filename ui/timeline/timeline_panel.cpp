// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_panel.h"

#include <QAction>
#include <QComboBox>
#include <QFontDatabase>
#include <QLabel>
#include <QToolBar>
#include <QVBoxLayout>
#include <cmath>

#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

constexpr double kSpeeds[] = {0.1, 0.25, 0.5, 1.0, 2.0};

int frameOf(double seconds, double rate) {
    return static_cast<int>(std::lround(seconds * rate));
}

QLabel* readout(QToolBar& bar, const char* widest) {
    auto* label = new QLabel;
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(bar.font().pointSizeF());
    label->setFont(font);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setMinimumWidth(QFontMetrics(font).horizontalAdvance(QLatin1String(widest)));
    bar.addWidget(label);
    return label;
}

void addGap(QToolBar& bar, int pixels) {
    auto* gap = new QWidget;
    gap->setFixedWidth(pixels);
    bar.addWidget(gap);
}

}  // namespace

TimelinePanel::TimelinePanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_ruler(new TimelineRuler(session)) {
    auto* bar = new QToolBar;
    bar->setIconSize({20, 20});
    addTransport(*bar);
    addGap(*bar, 10);
    addReadout(*bar);
    addPlayback(*bar);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_ruler, 1);

    connect(&session, &Session::assetChanged, this, &TimelinePanel::takeAnimation);
    connect(&session, &Session::animationChanged, this, &TimelinePanel::takeAnimation);
    connect(&session, &Session::timeChanged, this, &TimelinePanel::takeTime);
    connect(&session, &Session::playingChanged, this, &TimelinePanel::takePlaying);
    connect(&session, &Session::playbackChanged, this, &TimelinePanel::takePlayback);
    takeAnimation();
    takePlayback();
}

void TimelinePanel::addTransport(QToolBar& bar) {
    const auto button = [&](const char* drawing, const QString& tip, auto&& act) {
        QAction* action = bar.addAction(icon(drawing), tip);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    button("to-start", tr("To the start (Home)"),
           [this] { m_session.seek(m_session.clock().startSeconds); });
    button("previous-key", tr("Previous key (Down)"), [this] { m_session.stepKeys(-1); });
    button("previous-frame", tr("Previous frame (Left)"), [this] { m_session.stepFrames(-1); });
    m_play = button("play", tr("Play (Space)"), [this] { m_session.togglePlaying(); });
    button("next-frame", tr("Next frame (Right)"), [this] { m_session.stepFrames(1); });
    button("next-key", tr("Next key (Up)"), [this] { m_session.stepKeys(1); });
    button("to-end", tr("To the end (End)"),
           [this] { m_session.seek(m_session.clock().endSeconds); });
}

void TimelinePanel::addReadout(QToolBar& bar) {
    m_seconds = readout(bar, "00.000 / 00.000 s");
    m_seconds->setObjectName(QStringLiteral("secondsReadout"));
    m_seconds->setToolTip(tr("Time in the file's own seconds, and where the clip ends"));
    addGap(bar, 10);
    m_frame = readout(bar, "frame 000 / 000");
    m_frame->setObjectName(QStringLiteral("frameReadout"));
    addGap(bar, 10);
    m_rate = new QLabel;
    m_rate->setEnabled(false);
    bar.addWidget(m_rate);
    auto* stretch = new QWidget;
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar.addWidget(stretch);
}

void TimelinePanel::addPlayback(QToolBar& bar) {
    m_speed = new QComboBox;
    m_speed->setToolTip(tr("Playback speed"));
    m_speed->setAccessibleName(tr("Playback speed"));
    for (const double speed : kSpeeds) {
        m_speed->addItem(tr("%1×").arg(speed), speed);
    }
    connect(m_speed, &QComboBox::activated, this,
            [this] { m_session.setSpeed(m_speed->currentData().toDouble()); });
    bar.addWidget(m_speed);
    addGap(bar, 4);

    m_loop = bar.addAction(icon("loop"), tr("Loop"));
    m_loop->setToolTip(tr("Loop over the clip's key range"));
    m_loop->setCheckable(true);
    connect(m_loop, &QAction::triggered, this,
            [this](bool on) { m_session.setLoop(on ? LoopMode::Loop : LoopMode::Once); });
}

void TimelinePanel::takeAnimation() {
    const bool playable = m_session.animation().valid();
    for (QAction* action : findChild<QToolBar*>()->actions()) {
        action->setEnabled(playable);
    }
    m_rate->setText(playable ? tr("at %1 fps").arg(double(m_session.frameRate())) : QString());
    m_rate->setToolTip(m_session.frameRateGuessed()
                           ? tr("Guessed from the key times: the file does not say")
                           : tr("The key times fit no usual frame rate: frames are 1/30 s"));
    takeTime();
    takePlaying();
}

void TimelinePanel::takeTime() {
    if (!m_session.animation()) {
        m_seconds->setText(QString());
        m_frame->setText(QString());
        return;
    }
    const double rate = double(m_session.frameRate());
    const double now = double(m_session.seconds());
    const double end = double(m_session.clock().endSeconds);
    // Numbers are padded to the width of the last one: nothing moves while they count.
    const QString lastSecond = QString::number(end, 'f', 3);
    const QString lastFrame = QString::number(frameOf(end, rate));
    const int secondWidth = static_cast<int>(lastSecond.size());
    const int frameWidth = static_cast<int>(lastFrame.size());
    m_seconds->setText(tr("%1 / %2 s").arg(now, secondWidth, 'f', 3).arg(lastSecond));
    m_frame->setText(tr("frame %1 / %2").arg(frameOf(now, rate), frameWidth).arg(lastFrame));
}

void TimelinePanel::takePlaying() {
    const bool playing = m_session.playing();
    m_play->setIcon(playing ? icon("pause", theme::kPlayhead) : icon("play"));
    const QString text = playing ? tr("Pause (Space)") : tr("Play (Space)");
    m_play->setText(text);
    m_play->setToolTip(text);
}

void TimelinePanel::takePlayback() {
    m_loop->setChecked(m_session.clock().loop == LoopMode::Loop);
    m_speed->setCurrentIndex(m_speed->findData(m_session.clock().speed));
}

}  // namespace sinew
