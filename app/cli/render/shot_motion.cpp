// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/shot_motion.h"

#include <algorithm>
#include <utility>

#include "model/evaluate/motion/root_motion.h"
#include "model/evaluate/played_loop.h"
#include "model/facts/frame_grid.h"
#include "model/motion/trail_motion.h"
#include "model/view/follow.h"
#include "model/view/ghosts.h"

namespace sinew::cli {

ShotMotion::ShotMotion(std::shared_ptr<const ClipLibrary> clips, const RenderChoice& choice,
                       bool fileCamera)
    : m_clips(std::move(clips)),
      m_choice(choice),
      m_cameraFollows(choice.view.motion.followCamera && followsRoot(choice.view) && !fileCamera) {}

/// None without motion.
NodeIndex ShotMotion::rootOf(AnimationIndex animation) {
    if (m_choice.followed) {
        return m_choice.followed;
    }
    const auto [known, isNew] = m_roots.try_emplace(animation);
    if (isNew && animation) {
        known->second = findRootNode(*m_clips->asset(), animation);
    }
    return known->second;
}

const ClipMotion* ShotMotion::motionOf(AnimationIndex animation) {
    if (!m_choice.layers.empty() || !animation) {
        return nullptr;
    }
    const auto [known, isNew] = m_motions.try_emplace(animation);
    if (isNew) {
        known->second = clipMotion(m_clips, animation);
    }
    return known->second ? &*known->second : nullptr;
}

NodeIndex ShotMotion::cameraFollows(AnimationIndex animation) {
    return m_cameraFollows && m_choice.layers.empty() && animation ? rootOf(animation)
                                                                   : NodeIndex();
}

GhostRange ShotMotion::rangeOf(AnimationIndex animation, float seconds) const {
    const Asset& asset = *m_clips->asset();
    GhostRange range;
    const auto take = [&](const Animation& clip, bool first) {
        range.start = first ? clip.startSeconds : std::min(range.start, clip.startSeconds);
        range.end = first ? clip.endSeconds : std::max(range.end, clip.endSeconds);
        range.framesPerSecond =
            first ? clipRate(frameGridOf(clip)).framesPerSecond : range.framesPerSecond;
    };
    if (m_choice.layers.empty() && animation) {
        take(asset[animation], true);
    }
    for (const PoseLayer& layer : m_choice.layers) {
        take(asset[layer.animation], &layer == &m_choice.layers.front());
    }
    range.seconds = std::clamp(seconds, range.start, range.end);
    range.loop = playedLoop(m_choice.loop, range.start, range.end);
    return range;
}

PlayedPoses ShotMotion::played(AnimationIndex animation) const {
    return {.animation = animation, .blend = m_choice.layers, .hand = m_choice.hand};
}

void ShotMotion::fill(const PoseEvaluator& evaluator, AnimationIndex animation, float seconds,
                      FrameInput& input) {
    m_notices.clear();
    const MotionDisplay& motion = m_choice.view.motion;
    const GhostRange range = rangeOf(animation, seconds);
    if (showsGhosts(m_choice.view)) {
        fillGhosts(animation, range, input);
    } else if (motion.showsGhosts()) {
        m_notices.push_back("there are no ghosts: the view shows the bind pose");
    }
    if (motion.trails != TrailReach::None) {
        fillTrails(animation, range, input);
    }
    if (motion.follows()) {
        follow(evaluator, animation, input);
    }
}

void ShotMotion::fillGhosts(AnimationIndex animation, const GhostRange& range, FrameInput& input) {
    if (!(range.end > range.start)) {
        m_notices.push_back("there are no ghosts: no clip is shown, or it has a single key");
        return;
    }
    ghostTimes(m_choice.view.motion, range, m_times);
    m_ghosts.follow(m_clips, played(animation), m_times);
    input.ghosts = m_ghosts.ghosts();
    const ClipMotion* const motion = m_choice.view.motion.seamGhost ? motionOf(animation) : nullptr;
    if (motion != nullptr) {
        input.seamWords = seamWords(*m_clips->asset(), *motion);
        m_notices.push_back(input.seamWords);
    }
}

std::shared_ptr<const TrailSet> ShotMotion::foundTrails(AnimationIndex animation,
                                                        std::vector<NodeIndex> nodes,
                                                        const GhostRange& range) {
    const std::shared_ptr<TrailSet> set = trailsOf({.clips = m_clips,
                                                    .nodes = std::move(nodes),
                                                    .played = played(animation),
                                                    .range = {range.start, range.end},
                                                    .framesPerSecond = range.framesPerSecond});
    const MotionDisplay& display = m_choice.view.motion;
    const ClipMotion* const motion =
        display.trailContacts || display.trailJumps ? motionOf(animation) : nullptr;
    if (motion != nullptr) {
        addMotion(*m_clips->asset(), *motion, m_choice.hand, *set);
    }
    return set;
}

void ShotMotion::fillTrails(AnimationIndex animation, const GhostRange& range, FrameInput& input) {
    std::vector<NodeIndex> nodes = m_choice.trails;
    if (nodes.empty() && rootOf(animation)) {
        nodes.push_back(rootOf(animation));
    }
    if (nodes.empty()) {
        m_notices.push_back("there are no trails: the clip moves no root; name nodes with --trail");
        return;
    }
    std::shared_ptr<const TrailSet>& known = m_trails[animation];
    if (known == nullptr) {
        known = foundTrails(animation, std::move(nodes), range);
    }
    if (m_choice.trails.size() > kMostTrails) {
        m_notices.push_back("only the first " + std::to_string(kMostTrails) +
                            " nodes have a trail");
    }
    if (known->leftOut) {
        m_notices.push_back("contacts and jumps that the pose by hand changes are left out");
    }
    input.trails = known;
    input.trailSeconds = range.seconds;
    input.trailLoop = range.loop;
}

void ShotMotion::follow(const PoseEvaluator& evaluator, AnimationIndex animation,
                        FrameInput& input) {
    if (!followsRoot(m_choice.view)) {
        m_notices.emplace_back("nothing is followed: the bind pose stays in place");
        return;
    }
    const NodeIndex root = animation && m_choice.layers.empty() ? rootOf(animation) : NodeIndex();
    if (!root) {
        m_notices.push_back("nothing is followed: no clip is shown, or it moves no root");
        return;
    }
    PoseEvaluator first(m_clips);
    const Asset& asset = *m_clips->asset();
    PoseMoment start;
    setMoment(asset, played(animation), asset[animation].startSeconds, start);
    evaluate(first, start);
    const glm::vec3 shift = glm::vec3(evaluator.world(root)[3]) - glm::vec3(first.world(root)[3]);
    if (m_cameraFollows) {
        input.camera = movedBy(input.camera, shift);
    }
    if (m_choice.view.motion.followGround) {
        input.groundShift = {shift.x, shift.z};
    }
}

}  // namespace sinew::cli
