// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "model/check/deformation/motion_context.h"
#include "model/check/places.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kWholeBody = 0.5;  // share of nodes that any clip moves; fewer: a partial clip

// A track that moves a node.
struct Mover {
    AnimationIndex clip;
    const Channel* channel = nullptr;
};

struct MovedNode {
    std::vector<Mover> movers;              // tracks of the first clip that moves it
    std::optional<HandTransform> farthest;  // empty until it is asked for
};

struct ClipCoverage {
    std::set<NodeIndex> tracked;            // nodes of the surface with a track
    std::set<NodeIndex> moved;              // those of which a track changes
    std::size_t elsewhere = 0;              // tracks that move nodes without surface
    std::string control;                    // the first of these
    std::map<NodeIndex, MovedNode> movers;  // tracks of those that are moved
    bool other = false;                     // it moves a camera, a light, weights or a property
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
                coverage.movers[channel.node].movers.push_back({index, &channel});
            }
        }
    }
    return coverage;
}

void reportControls(const MotionContext& motion, AnimationIndex index,
                    const ClipCoverage& coverage) {
    if (motion.asset().skins.empty() || coverage.elsewhere == 0 || !coverage.moved.empty() ||
        coverage.other) {
        return;
    }
    Diagnostic place = placeOf(index);
    place.count = coverage.elsewhere;
    motion.context.report(
        "CLIP_MOVES_NO_JOINT",
        clipName(motion.asset(), index) + " moves " +
            counted(coverage.elsewhere, "control", "controls") + ", first " + coverage.control +
            ", and no joint with vertices: the character stands still; bake the joints and export "
            "again",
        std::move(place));
}

// The node where the tracks take it farthest from its rest pose: another clip may begin at any
// time.
const HandTransform& farthestPose(const Asset& asset, NodeIndex node, MovedNode& moved) {
    if (moved.farthest) {
        return *moved.farthest;
    }
    HandTransform& hand = moved.farthest.emplace();
    hand.node = node;
    for (const Mover& mover : moved.movers) {
        const Curve curve(asset, mover.clip, *mover.channel);
        const std::vector<float> rest = curve.rest(asset);
        std::size_t farthest = 0;
        double most = 0.0;
        for (std::size_t key = 0; key < curve.keyCount(); ++key) {
            if (const double away = curve.distance(curve.value(key), rest); away > most) {
                most = away;
                farthest = key;
            }
        }
        setPart(hand, curve.path(), curve.value(farthest));
    }
    return hand;
}

void reportLeftOut(const MotionContext& motion, AnimationIndex index, const ClipCoverage& coverage,
                   std::map<NodeIndex, MovedNode>& movedByAny) {
    if (static_cast<double>(coverage.tracked.size()) <
        kWholeBody * static_cast<double>(movedByAny.size())) {
        return;
    }
    std::vector<std::string> names;
    Diagnostic place = placeOf(index);
    std::size_t count = 0;
    std::vector<HandTransform> left;
    for (auto& [node, moved] : movedByAny) {
        if (coverage.tracked.contains(node)) {
            continue;
        }
        if (count++ == 0) {
            place.node = node.value;
        }
        left.push_back(farthestPose(motion.asset(), node, moved));
        if (names.size() < kNamesShown) {
            names.push_back(nodeName(motion.asset(), node));
        }
    }
    if (count == 0) {
        return;
    }
    place.count = count;
    motion.context.reportEffect(
        "TRACK_COVERAGE",
        clipName(motion.asset(), index) + " has no tracks for " + someOf(names, count) +
            ", which other clips move: after one of them " +
            (count == 1 ? "it keeps its pose" : "they keep their poses"),
        motion.meter.of(index, motion.asset()[index].startSeconds, left, 0.0),
        "key " + someOf(names, count) + " once in " + clipName(motion.asset(), index),
        std::move(place));
}

}  // namespace

void checkTrackCoverage(const MotionContext& motion) {
    std::vector<ClipCoverage> clips;
    std::map<NodeIndex, MovedNode> movedByAny;
    for (std::size_t a = 0; a < motion.asset().animations.size(); ++a) {
        clips.push_back(coverageOf(motion, AnimationIndex(a)));
        movedByAny.merge(clips.back().movers);
    }
    for (std::size_t a = 0; a < clips.size() && !motion.context.stopped(); ++a) {
        reportControls(motion, AnimationIndex(a), clips[a]);
        if (!clips[a].moved.empty()) {
            reportLeftOut(motion, AnimationIndex(a), clips[a], movedByAny);
        }
    }
}

}  // namespace sinew::check
