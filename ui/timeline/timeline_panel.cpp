// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_panel.h"

#include <QAction>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "model/facts/clip_length.h"
#include "ui/keys/action_set.h"
#include "ui/keys/keyed_words.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/player.h"
#include "ui/timeline/curve_view.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/loop_actions.h"
#include "ui/timeline/number_box.h"
#include "ui/timeline/playback_actions.h"
#include "ui/timeline/ruler_actions.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/time_readout.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/timeline/timeline_scale.h"
#include "ui/timeline/track_area.h"
#include "ui/timeline/track_tree.h"

namespace sinew {
namespace {

constexpr double kSpeeds[] = {0.1, 0.25, 0.5, 1.0, 2.0, -0.5, -1.0};
constexpr double kMostSpeed = 100.0;
constexpr double kRates[] = {24000.0 / 1001, 24.0, 25.0,           30000.0 / 1001, 30.0,
                             48.0,           50.0, 60000.0 / 1001, 60.0,           120.0};

TimeReadout* readout(QToolBar& bar, Player& player, TimeUnit plain, const char* name,
                     const char* widest) {
    auto* label = new TimeReadout(player, plain);
    label->setObjectName(QLatin1String(name));
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
    if (!std::exchange(m_hasPanelButtons, true)) {
        addGap(*m_bar, 6);
    }
    m_bar->addAction(action);
    m_bar->widgetForAction(action)->setFocusPolicy(Qt::TabFocus);
}

void TimelinePanel::addLane(QWidget* lane, QWidget* names) {
    m_area->addLane(lane, names);
}

void TimelinePanel::typeTime() {
    m_seconds->startTyping();
}

TimelinePanel::TimelinePanel(Document& document, Player& player, Selection& selection)
    : m_document(document),
      m_player(player),
      m_axis(new TimeAxis(document, player, this)),
      m_ruler(new TimelineRuler(document, player, *m_axis)),
      m_area(new TrackArea(new TrackTree(document, player, selection), m_ruler)),
      m_loops(new LoopActions(document, player, this)),
      m_rulerActions(new RulerActions(player, *m_axis, this)) {
    auto* bar = new QToolBar;
    m_bar = bar;
    bar->setObjectName(QStringLiteral("transportBar"));
    bar->setIconSize({20, 20});
    new PlaybackActions(document, player, this);
    bar->addActions(
        actionsOf(*this, {"to-start", "previous-key", "previous-frame", "play-backwards", "play",
                          "next-frame", "next-key", "to-end"}));
    addGap(*bar, 10);
    addReadout(*bar);
    bar->addActions(actionsOf(
        *this, {"in-point", "out-point", "whole-clip", "snap-to-frames", "selected-keys"}));
    addGap(*bar, 6);
    addSpeed(*bar);
    addGap(*bar, 6);
    bar->addWidget(m_loops->makeButton());
    bar->addActions(actionsOf(*this, {"previous-clip", "next-clip"}));
    for (QAction* action : bar->actions()) {
        if (action->parent() == bar) {  // the others know it themselves
            m_transport.append(action);
        }
    }

    for (QToolButton* button : bar->findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::TabFocus);  // tool bars exclude them from Tab
    }

    m_area->setPage(TrackEditor::DopeSheet,
                    new DopeSheet({.player = player, .axis = *m_axis, .tree = m_area->tree()}));
    addCurves();
    spaced(new QVBoxLayout(this), 0, {bar, {m_area, 1}});

    connect(&document, &Document::assetChanged, this, &TimelinePanel::refreshAnimation);
    connect(&player, &Player::animationChanged, this, &TimelinePanel::refreshAnimation);
    connect(&player, &Player::mixChanged, this, &TimelinePanel::refreshAnimation);
    connect(&player, &Player::timeChanged, this, &TimelinePanel::refreshTime);
    connect(&player, &Player::playbackChanged, this, &TimelinePanel::refreshPlayback);
    connect(&player, &Player::shownKeysChanged, this, &TimelinePanel::refreshKeys);
    connect(m_axis, &TimeAxis::unitChanged, this, &TimelinePanel::refreshUnit);
    refreshAnimation();
    refreshUnit();
}

void TimelinePanel::addCurves() {
    m_curves = new CurveView(m_document, m_player, *m_axis);
    m_area->setPage(TrackEditor::Curves, m_curves);
    const auto showChosen = [this] { m_curves->setTracks(m_area->tree().chosenTracks()); };
    connect(&m_area->tree(), &TrackTree::rowsChosen, m_curves, showChosen);
    connect(&m_area->tree(), &TrackTree::clipChanged, m_curves, showChosen);
}

void TimelinePanel::compareWith(const Comparison& comparison) {
    m_curves->setComparison(comparison);
}

void TimelinePanel::addReadout(QToolBar& bar) {
    m_seconds = readout(bar, m_player, TimeUnit::Seconds, "secondsReadout", "00.000 / 00.000 s");
    addGap(bar, 10);
    m_frame = readout(bar, m_player, TimeUnit::Frames, "frameReadout", "frame 000 / 000");
    addGap(bar, 10);
    m_rate = new NumberBox(tr(" fps"), {1.0, 1000.0});
    m_rate->setObjectName(QStringLiteral("frameRate"));
    m_rate->setAccessibleName(tr("Frames per second"));
    m_rate->setMinimumContentsLength(15);  // "29.97 fps, guessed"
    m_rate->addItem(tr("From the keys"), 0.0);
    for (const double rate : kRates) {
        m_rate->addPreset(rate);
    }
    connect(m_rate, &NumberBox::chosen, &m_player, &Player::setFrameRate);
    bar.addWidget(m_rate);
    addGap(bar, 4);
    m_rulerActions->addUnitTo(bar);
    m_keys = new ElidedLabel;
    m_keys->setObjectName(QStringLiteral("shownKeys"));
    setTone(*m_keys, LabelTone::Dim);
    auto* stretch = new QWidget;
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(stretch);
    row->setContentsMargins(4, 0, 4, 0);
    row->addWidget(m_keys);
    bar.addWidget(stretch);
}

void TimelinePanel::addSpeed(QToolBar& bar) {
    m_speed = new NumberBox(tr("×"), {-kMostSpeed, kMostSpeed});
    nameControl(*m_speed, "speed", tr("Playback speed"),
                tr("Playback speed. Below 0 plays backwards."));
    for (const double speed : kSpeeds) {
        m_speed->addPreset(speed);
    }
    connect(m_speed, &NumberBox::chosen, &m_player, &Player::setSpeed);
    bar.addWidget(m_speed);
}

void TimelinePanel::refreshAnimation() {
    const bool playable = m_player.playable();
    for (QAction* action : m_transport) {
        action->setEnabled(playable);
    }
    setKeyedTip(*m_seconds, QStringLiteral("type-time"), timeWords());
    refreshPlayback();
}

/// What the readout of seconds counts.
QString TimelinePanel::timeWords() const {
    if (m_player.mixing()) {
        return tr(
            "Mixer time: seconds since the layers started, and the end of the mixer. Click to "
            "type a time, a frame or a step, as +0.5.");
    }
    const QString words =
        tr("File time in seconds, and the range of the clip. Click to type a time, a frame or a "
           "step, as +0.5.");
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    const bool known = asset && m_player.animation().value < asset->animations.size();
    return known ? words + tr("\nThe clip is %1")
                               .arg(QString::fromStdString(
                                   clipLengthWords((*asset)[m_player.animation()])))
                 : words;
}

void TimelinePanel::refreshTime() {
    if (!m_player.playable()) {
        m_seconds->setText(QString());
        m_frame->setText(QString());
        return;
    }
    // Numbers are padded to the width of the last one, so that nothing moves while they change.
    const double start = double(m_player.clipStart());
    const double end = double(m_player.clipEnd());
    const auto width = static_cast<qsizetype>(clipSeconds(end).size());
    m_seconds->setText(
        tr("%1 / %2 s")
            .arg(QString::number(double(m_player.seconds()), 'f', 3).rightJustified(width),
                 QString::fromStdString(clipRange(start, end))));
    const double rate = m_player.frameRate();
    const std::int64_t frame = frameAt(m_player.seconds(), rate);
    if (m_axis->unit() == RulerUnit::Timecode) {
        m_frame->setText(timecodeOf(frame, rate));
        return;
    }
    const std::int64_t first = frameAt(m_player.clipStart(), rate);
    const QString last = QString::number(frameAt(m_player.clipEnd(), rate));
    const QString range =
        first == 0 ? last : QStringLiteral("%1–%2").arg(QString::number(first), last);
    m_frame->setText(
        tr("frame %1 / %2").arg(QString::number(frame).rightJustified(last.size()), range));
}

void TimelinePanel::refreshUnit() {
    const bool timecode = m_axis->unit() == RulerUnit::Timecode;
    m_frame->setPlain(timecode ? TimeUnit::Timecode : TimeUnit::Frames);
    m_frame->setToolTip(
        timecode
            ? tr("Timecode: hours, minutes, seconds, frames. Click to type a timecode, a frame "
                 "or a step, as +3.")
            : tr("Frame, and the range of the clip. Click to type a frame, a time or a step, as "
                 "+3."));
    refreshTime();
}

void TimelinePanel::refreshPlayback() {
    m_speed->setValue(m_player.speed());
    const QString grid = QString::fromStdString(frameGridWords(m_player.frameGrid()));
    switch (m_player.frameRateSource()) {
        case FrameRateSource::Guessed:
            m_rate->setValue(m_player.frameRate(), tr("guessed"));
            m_rate->setToolTip(
                tr("Frames per second, guessed from the key times (%1); glTF does not store it. "
                   "Select another rate or type one.")
                    .arg(grid));
            break;
        case FrameRateSource::Assumed:
            m_rate->setValue(m_player.frameRate(), tr("assumed"));
            m_rate->setToolTip(
                tr("Frames per second. The key times match no common frame rate: select one or "
                   "type it."));
            break;
        case FrameRateSource::Chosen:
            m_rate->setValue(m_player.frameRate());
            m_rate->setToolTip(
                tr("Frames per second, set by you for this file. The key times suggest: %1.")
                    .arg(grid));
            break;
    }
    refreshTime();
    refreshKeys();
}

void TimelinePanel::refreshKeys() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    if (!asset || !m_player.animation() || m_player.mixing()) {
        m_keys->setFullText({});
        return;
    }
    const QString own = nameOf(*asset, ObjectRef(m_player.animation()));
    const QString clip = m_player.playsAllClips() ? tr("%1 of %2: %3")
                                                        .arg(m_player.animation().value + 1)
                                                        .arg(asset->animations.size())
                                                        .arg(own)
                                                  : own;
    const auto count = static_cast<int>(m_player.shownKeys().size());
    const QString times = count == 1 ? tr("1 key time") : tr("%1 key times").arg(count);
    if (m_player.showsAllKeys()) {
        m_keys->setFullText(tr("%1, all keys: %2").arg(clip, times), clip);
        return;
    }
    const auto more = static_cast<int>(m_player.moreKeysOf());
    const QString first = nameOf(*asset, m_player.keysOf());
    const QString name = more == 0 ? first : tr("%1 and %2 more").arg(first, QString::number(more));
    m_keys->setFullText(count == 0 ? tr("%1: %2 has no keys").arg(clip, name)
                                   : tr("%1, keys of %2: %3").arg(clip, name, times),
                        tr("%1: %2").arg(clip, name));
}

}  // namespace sinew
