// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/clip_motion.h"

#include "model/evaluate/motion/root_motion.h"
#include "model/evaluate/playback_clock.h"

namespace sinew {
namespace {

RootTravel rootTravel(const NodeTracks& tracks, std::size_t position) {
    const std::span<const glm::vec3> at = tracks.of(position);
    RootTravel root{.node = tracks.nodes[position]};
    double length = 0.0;
    for (std::size_t i = 1; i < at.size(); ++i) {
        length += double{glm::distance(at[i - 1], at[i])};
    }
    root.length = static_cast<float>(length);
    root.displacement = at.back() - at.front();
    return root;
}

Feet feetOf(const Asset& asset, const MotionOptions& options) {
    if (options.feet.empty()) {
        return findFeet(asset);
    }
    Feet feet{.nodes = {}, .tops = {}, .source = FootSource::Chosen};
    for (const NodeIndex node : options.feet) {
        if (node.value < asset.nodes.size()) {
            feet.nodes.push_back(node);
            feet.tops.push_back(node);
        }
    }
    return feet;
}

}  // namespace

std::int64_t ClipMotion::frameOf(std::size_t time) const noexcept {
    return frameAt(seconds[time], rate.framesPerSecond);
}

std::int64_t ClipMotion::frameStep() const noexcept {
    return seconds.size() > 3 ? frameOf(2) - frameOf(1) : 1;
}

std::optional<ClipMotion> clipMotion(const std::shared_ptr<const ClipLibrary>& clips,
                                     AnimationIndex animation, const MotionOptions& options,
                                     const std::stop_token& stop) {
    const std::shared_ptr<const Asset>& asset = clips->asset();
    if (animation.value >= asset->animations.size()) {
        return {};
    }
    ClipMotion motion;
    motion.animation = animation;
    motion.grid = frameGridOf((*asset)[animation], stop);
    motion.rate = clipRate(motion.grid, options.framesPerSecond);
    const RigSize rig = rigSize(asset);
    motion.size = rig.size;
    const Feet feet = feetOf(*asset, options);
    const NodeIndex root = findRootNode(*asset, animation);
    const SolePoints soles = solePoints(*asset, feet);
    std::vector<TrackPoint> points = soles.points;
    points.push_back({.node = root ? root : NodeIndex(0U)});  // of any node: the times
    const NodeTracks tracks =
        pointTracks(clips, animation, points, motion.rate.framesPerSecond, stop);
    if (tracks.seconds.empty()) {
        return {};
    }
    motion.seconds = tracks.seconds;
    motion.contacts = findContacts(feet, soles, tracks, rig.size, options.contacts);
    if (root) {
        motion.root = rootTravel(tracks, points.size() - 1);
    }
    motion.seam = findSeam(*asset, animation, root, tracks.seconds, rig, stop);
    motion.seam.isLoop = motion.seam.isLoop || motion.contacts.inPlace();
    motion.jumps = findJumps(*asset, animation, tracks.seconds, rig, options.jumps, stop);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(motion));
}

}  // namespace sinew
