// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "model/check/deformation/motion_context.h"
#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kWholeBody = 0.5;  // share of nodes that any clip moves; fewer: a partial clip

struct ClipCoverage {
    std::set<NodeIndex> tracked;  // nodes of the surface with a track
    std::set<NodeIndex> moved;    // those that do not stand still
    std::size_t elsewhere = 0;    // tracks that move nodes without surface
    std::string control;          // the first of these
    bool other = false;           // it moves a camera, a light, weights or a property
};

bool carriesOther(const Asset& asset, NodeIndex node) {
    return asset[node].camera || asset[node].light || asset[node].mesh;
}

ClipCoverage coverageOf(const MotionContext& motion, AnimationIndex index) {
    const Asset& asset = motion.asset();
    ClipCoverage coverage;
    coverage.other = !asset[index].propertyChannels.empty();
    const TrackCoverage& tracks = motion.context.coverage();
    for (std::size_t c = 0; c < asset[index].channels.size(); ++c) {
        const Channel& channel = asset[index].channels[c];
        const bool still = tracks.state(index, c) != TrackState::Moves;
        if (channel.path == ChannelPath::Weights || carriesOther(asset, channel.node)) {
            coverage.other = coverage.other || !still;
        } else if (!motion.moves(channel)) {
            coverage.elsewhere += still ? 0 : 1;
            if (!still && coverage.control.empty()) {
                coverage.control = nodeName(asset, channel.node);
            }
            continue;
        }
        if (motion.moves(channel)) {
            coverage.tracked.insert(channel.node);
            if (!still) {
                coverage.moved.insert(channel.node);
            }
        }
    }
    return coverage;
}

Diagnostic placeOfClip(AnimationIndex index) {
    Diagnostic place;
    place.pointer = load::pointerTo("animations", std::size_t{index.value});
    place.animation = index.value;
    return place;
}

void reportControls(const MotionContext& motion, AnimationIndex index,
                    const ClipCoverage& coverage) {
    if (motion.asset().skins.empty() || coverage.elsewhere == 0 || !coverage.moved.empty() ||
        coverage.other) {
        return;
    }
    Diagnostic place = placeOfClip(index);
    place.count = coverage.elsewhere;
    motion.context.report(
        "CLIP_MOVES_NO_JOINT",
        clipName(motion.asset(), index) + " moves " +
            counted(coverage.elsewhere, "control", "controls") + ", first " + coverage.control +
            ", and no joint with vertices: the character stands still; bake the joints and export "
            "again",
        std::move(place));
}

void reportLeftOut(const MotionContext& motion, AnimationIndex index, const ClipCoverage& coverage,
                   const std::set<NodeIndex>& movedByAny) {
    if (static_cast<double>(coverage.tracked.size()) <
        kWholeBody * static_cast<double>(movedByAny.size())) {
        return;
    }
    std::vector<std::string> names;
    Diagnostic place = placeOfClip(index);
    std::size_t count = 0;
    for (const NodeIndex node : movedByAny) {
        if (coverage.tracked.contains(node)) {
            continue;
        }
        if (count++ == 0) {
            place.node = node.value;
        }
        if (names.size() < kNamesShown) {
            names.push_back(nodeName(motion.asset(), node));
        }
    }
    if (count == 0) {
        return;
    }
    place.count = count;
    motion.context.report("TRACK_COVERAGE",
                          clipName(motion.asset(), index) + " has no tracks for " +
                              someOf(names, count) +
                              ", which other clips move: after one of those " +
                              (count == 1 ? "it keeps its pose" : "they keep their poses") +
                              "; key " + (count == 1 ? "it" : "them") + " once in this clip",
                          std::move(place));
}

}  // namespace

void checkTrackCoverage(const MotionContext& motion) {
    std::vector<ClipCoverage> clips;
    std::set<NodeIndex> movedByAny;
    for (std::size_t a = 0; a < motion.asset().animations.size(); ++a) {
        clips.push_back(coverageOf(motion, AnimationIndex(a)));
        movedByAny.insert(clips.back().moved.begin(), clips.back().moved.end());
    }
    for (std::size_t a = 0; a < clips.size() && !motion.context.stopped(); ++a) {
        reportControls(motion, AnimationIndex(a), clips[a]);
        if (!clips[a].moved.empty()) {
            reportLeftOut(motion, AnimationIndex(a), clips[a], movedByAny);
        }
    }
}

}  // namespace sinew::check
