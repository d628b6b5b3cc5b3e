// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_panel.h"

#include <QAction>
#include <QActionGroup>
#include <QFontDatabase>
#include <QLabel>
#include <QToolBar>
#include <QVBoxLayout>

#include "model/facts/clip_length.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/timeline/number_box.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

constexpr double kSpeeds[] = {0.1, 0.25, 0.5, 1.0, 2.0, -0.5, -1.0};
constexpr double kMostSpeed = 100.0;
constexpr double kRates[] = {24.0, 25.0, 30.0, 48.0, 50.0, 60.0, 120.0};

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

void TimelinePanel::addPanelButton(QAction* action) {
    addGap(*m_bar, 8);
    m_bar->addAction(action);
}

TimelinePanel::TimelinePanel(Document& document, Player& player, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_player(player),
      m_ruler(new TimelineRuler(document, player)) {
    auto* bar = new QToolBar;
    m_bar = bar;
    bar->setIconSize({20, 20});
    addTransport(*bar);
    addGap(*bar, 10);
    addReadout(*bar);
    addRange(*bar);
    addGap(*bar, 8);
    addSpeed(*bar);
    addGap(*bar, 8);
    addLoopModes(*bar);
    m_transport = bar->actions();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_ruler, 1);

    connect(&document, &Document::assetChanged, this, &TimelinePanel::refreshAnimation);
    connect(&player, &Player::animationChanged, this, &TimelinePanel::refreshAnimation);
    connect(&player, &Player::mixChanged, this, &TimelinePanel::refreshAnimation);
    connect(&player, &Player::timeChanged, this, &TimelinePanel::refreshTime);
    connect(&player, &Player::playingChanged, this, &TimelinePanel::refreshPlaying);
    connect(&player, &Player::playbackChanged, this, &TimelinePanel::refreshPlayback);
    refreshAnimation();
}

QAction* TimelinePanel::addButton(QToolBar& bar, const char* drawing, const QString& tip) {
    QAction* action = bar.addAction(icon(drawing), tip);
    action->setToolTip(tip);
    return action;
}

void TimelinePanel::addTransport(QToolBar& bar) {
    const auto button = [&](const char* drawing, const QString& tip, auto&& act) {
        QAction* action = addButton(bar, drawing, tip);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    button("to-start", tr("Go to start (Home)"),
           [this] { m_player.seek(m_player.clock().startSeconds); });
    button("previous-key", tr("Previous key (Down)"), [this] { m_player.stepKeys(-1); });
    button("previous-frame", tr("Previous frame (Left)"), [this] { m_player.stepFrames(-1); });
    m_play = button("play", tr("Play (Space)"), [this] { m_player.togglePlaying(); });
    button("next-frame", tr("Next frame (Right)"), [this] { m_player.stepFrames(1); });
    button("next-key", tr("Next key (Up)"), [this] { m_player.stepKeys(1); });
    button("to-end", tr("Go to end (End)"), [this] { m_player.seek(m_player.clock().endSeconds); });
}

void TimelinePanel::addReadout(QToolBar& bar) {
    m_seconds = readout(bar, "00.000 / 00.000 s");
    m_seconds->setObjectName(QStringLiteral("secondsReadout"));
    addGap(bar, 10);
    m_frame = readout(bar, "frame 000 / 000");
    m_frame->setObjectName(QStringLiteral("frameReadout"));
    addGap(bar, 10);
    m_rate = new NumberBox(tr(" fps"), {1.0, 1000.0});
    m_rate->setObjectName(QStringLiteral("frameRate"));
    m_rate->setAccessibleName(tr("Frames per second"));
    m_rate->setMinimumContentsLength(14);  // "120 fps, guessed"
    m_rate->addItem(tr("From the keys"), 0.0);
    for (const double rate : kRates) {
        m_rate->addPreset(rate);
    }
    connect(m_rate, &NumberBox::chosen, &m_player, &Player::setFrameRate);
    bar.addWidget(m_rate);
    auto* stretch = new QWidget;
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar.addWidget(stretch);
}

void TimelinePanel::addRange(QToolBar& bar) {
    connect(addButton(bar, "in-point", tr("Set in point at the current time (I)")),
            &QAction::triggered, this, [this] { m_player.setInPoint(m_player.seconds()); });
    connect(addButton(bar, "out-point", tr("Set out point at the current time (O)")),
            &QAction::triggered, this, [this] { m_player.setOutPoint(m_player.seconds()); });
    m_wholeClip = addButton(bar, "whole-clip", tr("Play the whole clip"));
    connect(m_wholeClip, &QAction::triggered, &m_player, &Player::playWholeClip);
}

void TimelinePanel::addSpeed(QToolBar& bar) {
    m_speed = new NumberBox(tr("×"), {-kMostSpeed, kMostSpeed});
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setToolTip(tr("Playback speed. Below 0 plays backwards."));
    m_speed->setAccessibleName(tr("Playback speed"));
    for (const double speed : kSpeeds) {
        m_speed->addPreset(speed);
    }
    connect(m_speed, &NumberBox::chosen, &m_player, &Player::setSpeed);
    bar.addWidget(m_speed);
}

void TimelinePanel::addLoopModes(QToolBar& bar) {
    auto* group = new QActionGroup(this);
    for (const LoopModeInfo& info : kLoopModes) {
        QAction* action = addButton(bar, info.name, tr(info.tip));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, mode = info.mode] { m_player.setLoop(mode); });
        m_loops.emplace(info.mode, action);
    }
}

void TimelinePanel::refreshAnimation() {
    const bool playable = m_player.playable();
    for (QAction* action : m_transport) {
        action->setEnabled(playable);
    }
    m_seconds->setToolTip(
        m_player.mixing()
            ? tr("Mixer time: seconds since the layers started, and the end of the mixer")
            : tr("File time in seconds, and the end of the clip"));
    refreshPlayback();
    refreshPlaying();
}

void TimelinePanel::refreshTime() {
    if (!m_player.playable()) {
        m_seconds->setText(QString());
        m_frame->setText(QString());
        return;
    }
    const double now = double(m_player.seconds());
    const double end = double(m_player.clipEnd());
    // Numbers are padded to the width of the last one, so that nothing moves while they change.
    const QString lastSecond = QString::fromStdString(clipSeconds(end));
    const auto frameOf = [this](float seconds) {
        return QString::number(frameAt(seconds, m_player.frameRate()));
    };
    const QString lastFrame = frameOf(m_player.clipEnd());
    const int secondWidth = static_cast<int>(lastSecond.size());
    const int frameWidth = static_cast<int>(lastFrame.size());
    m_seconds->setText(tr("%1 / %2 s").arg(now, secondWidth, 'f', 3).arg(lastSecond));
    m_frame->setText(
        tr("frame %1 / %2").arg(frameOf(m_player.seconds()), frameWidth).arg(lastFrame));
}

void TimelinePanel::refreshPlaying() {
    const bool playing = m_player.playing();
    m_play->setIcon(playing ? icon("pause", theme::kPlayhead) : icon("play"));
    const QString text = playing ? tr("Pause (Space)") : tr("Play (Space)");
    m_play->setText(text);
    m_play->setToolTip(text);
}

void TimelinePanel::refreshPlayback() {
    m_loops.at(m_player.clock().loop)->setChecked(true);
    m_speed->setValue(m_player.clock().speed);
    m_wholeClip->setEnabled(m_player.playable() && !m_player.playsWholeClip());
    switch (m_player.frameRateSource()) {
        case FrameRateSource::Guessed:
            m_rate->setValue(m_player.frameRate(), tr("guessed"));
            m_rate->setToolTip(
                tr("Frames per second, guessed from the key times; glTF does not store it. Select "
                   "another rate or type one."));
            break;
        case FrameRateSource::Assumed:
            m_rate->setValue(m_player.frameRate(), tr("assumed"));
            m_rate->setToolTip(
                tr("Frames per second. The key times match no common frame rate: select one or "
                   "type it."));
            break;
        case FrameRateSource::Chosen:
            m_rate->setValue(m_player.frameRate());
            m_rate->setToolTip(tr("Frames per second, set by you for this file"));
            break;
    }
    refreshTime();
}

}  // namespace sinew
