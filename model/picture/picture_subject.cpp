// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/picture_subject.h"

#include <algorithm>

#include "model/evaluate/motion/root_motion.h"
#include "model/evaluate/played_range.h"
#include "model/facts/frame_grid.h"
#include "model/view/shown_motion.h"

namespace sinew {

void playWhole(LoopMode loop, PictureSubject& subject) {
    const Asset& asset = subject.asset();
    const std::vector<AnimationIndex> clips = playedClips(asset, subject.played);
    subject.range = wholeRange(asset, subject.played);
    subject.loop = playedLoop(loop, subject.range);
    subject.framesPerSecond =
        clips.empty() ? 30.0 : clipRate(frameGridOf(asset[clips.front()])).framesPerSecond;
}

bool showsGhosts(const PictureSubject& subject) noexcept {
    return showsGhosts(subject.view) && subject.played.moves() && subject.range.lasts();
}

bool needsRoot(const PictureSubject& subject) noexcept {
    const bool trail = showsTrails(subject.view) && subject.trails.empty();
    return trail || followsRoot(subject.view);
}

bool needsMotion(const PictureSubject& subject, NodeIndex root) noexcept {
    const MotionDisplay& display = subject.view.motion;
    const bool trails = showsTrails(subject.view) && (root || !subject.trails.empty());
    const bool marks = trails && (display.trailContacts || display.trailJumps);
    const bool seam = showsGhosts(subject) && display.seamGhost;
    return (marks || seam) && subject.played.animation && !subject.played.layered();
}

std::optional<TrailRequest> trailRequest(const PictureSubject& subject, NodeIndex root) {
    if (!showsTrails(subject.view) || (subject.trails.empty() && !root)) {
        return std::nullopt;
    }
    return TrailRequest{.clips = subject.clips,
                        .nodes = subject.trails.empty() ? std::vector{root} : subject.trails,
                        .played = subject.played,
                        .range = subject.range,
                        .framesPerSecond = subject.framesPerSecond};
}

NodeIndex followedNode(const PictureSubject& subject, NodeIndex root) noexcept {
    return followsRoot(subject.view) && subject.played.moves() ? root : NodeIndex();
}

NodeIndex rootOf(const PictureSubject& subject) {
    if (subject.root) {
        return subject.root;
    }
    const RootFinder finder(subject.asset());
    for (const AnimationIndex clip : playedClips(subject.asset(), subject.played)) {
        if (const NodeIndex root = finder.rootOf(clip)) {
            return root;
        }
    }
    return {};
}

GhostRange ghostRange(const PictureSubject& subject) noexcept {
    return {.seconds = subject.seconds,
            .start = subject.range.start,
            .end = subject.range.end,
            .framesPerSecond = subject.framesPerSecond,
            .loop = subject.loop};
}

void addJoints(SkinIndex skin, std::span<const JointIndex> joints, const Asset& asset,
               std::vector<NodeIndex>& nodes) {
    if (skin.value >= asset.skins.size()) {
        return;
    }
    const std::vector<NodeIndex>& all = asset[skin].joints;
    for (const JointIndex joint : joints) {
        const bool known = joint.value >= all.size() || nodes.size() > kMostTrails ||
                           std::find(nodes.begin(), nodes.end(), all[joint.value]) != nodes.end();
        if (!known) {
            nodes.push_back(all[joint.value]);
        }
    }
}

}  // namespace sinew
