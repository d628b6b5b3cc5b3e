// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/motion_scene.h"

#include <algorithm>
#include <utility>

#include "model/evaluate/played_loop.h"
#include "model/motion/trail_motion.h"
#include "model/view/shown_motion.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/motion_meter.h"
#include "ui/session/other_thread.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {

MotionScene::MotionScene(Document& document, Player& player, Selection& selection,
                         Appearance& appearance, MotionMeter& meter, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_player(player),
      m_selection(selection),
      m_appearance(appearance),
      m_meter(meter) {
    connect(&m_finder, &TrailFinder::found, this, &MotionScene::take);
    connect(&meter, &MotionMeter::changed, this, &MotionScene::addMeasured);
    connect(&document, &Document::assetChanged, this, &MotionScene::drop);
    connect(&appearance, &Appearance::lookChanged, this, &MotionScene::changeSoon);
    for (const auto change : {&Player::animationChanged, &Player::playbackChanged,
                              &Player::mixChanged, &Player::rootMotionChanged}) {
        connect(&player, change, this, &MotionScene::changeSoon);
    }
    for (const auto change : {&Selection::nodeChanged, &Selection::jointChanged,
                              &Selection::skinChanged, &Selection::handPoseChanged}) {
        connect(&selection, change, this, &MotionScene::changeSoon);
    }
}

MotionScene::~MotionScene() {
    m_meter.disconnect(this);
    m_meter.setWanted(this, false);
}

/// Several changes of one event are answered once.
void MotionScene::changeSoon() {
    if (!std::exchange(m_pending, true)) {
        callIn(*this, [this] { refresh(); });
    }
}

void MotionScene::drop() {
    m_finder.cancel();
    m_found.reset();
    m_marked = {};
    m_trails.reset();
    m_seamWords.clear();
    m_ghosts.clear();
    m_times.clear();
    changeSoon();
}

void MotionScene::cancelWork() {
    m_finder.cancel();
}

void MotionScene::refresh() {
    m_pending = false;
    const MotionDisplay& display = m_appearance.look().motion;
    const bool trails = display.trails != TrailReach::None;
    const bool nothing = !m_selection.node() && m_selection.joints().all().empty();
    m_player.setRootWanted(display.follows() || (trails && nothing));
    const bool ghosts = showsGhosts(m_appearance.look());
    if (!ghosts) {
        m_ghosts.clear();
    }
    if (followed() != m_followed) {
        m_followed = followed();
        emit followedChanged();
    }
    const bool playable = m_document.asset() && m_player.playable();
    const bool ways = playable && showsTrails();
    const bool marks = ways && (display.trailContacts || display.trailJumps);
    m_meter.setWanted(this, playable && ((ghosts && display.seamGhost) || marks));
    if (ways) {
        TrailRequest wanted = request();
        m_askedIn = wanted.played.animation;
        m_finder.start(std::move(wanted));
        addMeasured();
    } else {
        m_finder.cancel();
        take(nullptr);
    }
}

bool MotionScene::showsTrails() const {
    return m_appearance.look().motion.trails != TrailReach::None && !trailNodes().empty();
}

std::vector<NodeIndex> MotionScene::trailNodes() const {
    const Asset& asset = *m_document.asset();
    std::vector<NodeIndex> nodes;
    if (m_selection.node()) {
        nodes.push_back(m_selection.node());
    }
    if (m_selection.skin()) {
        for (const JointIndex joint : m_selection.joints().all()) {
            const NodeIndex node = asset[m_selection.skin()].joints[joint.value];
            if (std::find(nodes.begin(), nodes.end(), node) == nodes.end()) {
                nodes.push_back(node);
            }
        }
    }
    if (nodes.empty() && m_player.rootMotion().node) {
        nodes.push_back(m_player.rootMotion().node);
    }
    return nodes;
}

TrailRequest MotionScene::request() const {
    TrailRequest request;
    request.clips = m_document.clips();
    request.nodes = trailNodes();
    m_player.fillPlayed(request.played);
    request.played.hand = m_selection.posing().pose;
    if (!request.played.inPlace.any()) {
        request.played.root = {};
    }
    request.range = {m_player.clipStart(), m_player.clipEnd()};
    request.framesPerSecond = m_player.frameRate();
    return request;
}

void MotionScene::take(const std::shared_ptr<const TrailSet>& trails) {
    m_found = trails && !trails->tracks.nodes.empty() ? trails : nullptr;
    m_foundIn = m_askedIn;
    addMeasured();
}

/// What the meter knows of the clip, whether it measured that for this or for the timeline.
void MotionScene::addMeasured() {
    const std::shared_ptr<const ClipMotion>& motion = m_meter.motion();
    const Look& look = m_appearance.look();
    const bool seam = motion && look.motion.seamGhost && showsGhosts(look) && m_document.asset();
    std::string words = seam ? sinew::seamWords(*m_document.asset(), *motion) : std::string();
    const Marked marked{.trails = m_found,
                        .motion = motion && motion->animation == m_foundIn ? motion : nullptr,
                        .hand = m_selection.posing().pose};
    if (marked == m_marked && words == m_seamWords) {
        return;
    }
    m_seamWords = std::move(words);
    m_marked = marked;
    m_trails = markedTrails();
    emit trailsChanged();
}

std::shared_ptr<const TrailSet> MotionScene::markedTrails() const {
    if (!m_marked.trails || !m_marked.motion) {
        return m_marked.trails;
    }
    auto set = std::make_shared<TrailSet>(*m_marked.trails);
    addMotion(*m_document.asset(), *m_marked.motion, m_marked.hand, *set);
    return set;
}

LoopRange MotionScene::loop() const {
    const PlaybackClock& clock = m_player.clock();
    return m_player.playsAllClips() ? LoopRange()
                                    : playedLoop(clock.loop, clock.startSeconds, clock.endSeconds);
}

std::span<const Ghost> MotionScene::ghosts(const PoseMoment& present) {
    const Look& look = m_appearance.look();
    const bool moves = m_player.playable() && m_player.clipEnd() > m_player.clipStart();
    if (!showsGhosts(look) || !m_document.asset() || !moves) {
        m_times.clear();
        return {};
    }
    sinew::ghostTimes(look.motion,
                      {.seconds = m_player.seconds(),
                       .start = m_player.clipStart(),
                       .end = m_player.clipEnd(),
                       .framesPerSecond = m_player.frameRate(),
                       .loop = loop()},
                      m_times);
    m_player.fillPlayed(m_played);
    m_played.hand = present.hand;
    m_ghosts.follow(m_document.clips(), m_played, m_times);
    return m_ghosts.ghosts();
}

NodeIndex MotionScene::followed() const {
    const RootMotion& root = m_player.rootMotion();
    const bool known = root.path && !root.path->points.empty();
    return m_appearance.look().motion.follows() && known ? root.node : NodeIndex();
}

std::optional<glm::vec3> MotionScene::shift(const PoseEvaluator& pose) const {
    const NodeIndex node = followed();
    if (!node || node.value >= pose.world().size() || !followsRoot(m_appearance.look())) {
        return std::nullopt;
    }
    return glm::vec3(pose.world(node)[3]) - m_player.rootMotion().path->points.front();
}

}  // namespace sinew
