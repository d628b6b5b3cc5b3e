// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/clip_motion.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/asset/allowed_work.h"
#include "model/asset/subtree.h"
#include "model/evaluate/playback_clock.h"

namespace sinew {
namespace {

constexpr std::size_t kMatricesPerChannel = 8;  // a channel's sample costs as much as so many

RootTravel rootTravel(const NodeTracks& tracks, std::size_t position) {
    const std::span<const glm::vec3> at = tracks.of(position);
    return {.node = tracks.nodes[position],
            .displacement = at.back() - at.front(),
            .length = static_cast<float>(lengthOfPath(at))};
}

bool carriesFeet(const Asset& asset, NodeIndex root, const Feet& feet) {
    return root && std::all_of(feet.nodes.begin(), feet.nodes.end(),
                               [&](NodeIndex node) { return isAtOrBelow(asset, node, root); });
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

ClipMotionFinder::ClipMotionFinder(const std::shared_ptr<const ClipLibrary>& clips,
                                   std::span<const AnimationIndex> wanted, MotionOptions options)
    : m_options(std::move(options)),
      m_walk(clips),
      m_rig(rigSize(clips->asset())),
      m_feet(feetOf(*clips->asset(), m_options)),
      m_soles(solePoints(*clips->asset(), m_feet)),
      m_roots(*clips->asset()),
      m_visible(*clips->asset()) {
    const Asset& asset = *clips->asset();
    double work = 0.0;
    for (const AnimationIndex animation : wanted) {
        if (animation.value < asset.animations.size()) {
            const Animation& clip = asset[animation];
            work +=
                framesOf(clip) * static_cast<double>(asset.nodes.size() + m_soles.points.size() +
                                                     kMatricesPerChannel * clip.channels.size());
        }
    }
    const auto most = static_cast<double>(allowedWork(asset, m_options.mostMatrices));
    m_framesPerLook = std::max(work / most, 1.0);
}

/// No more than tracks have.
double ClipMotionFinder::framesOf(const Animation& clip) const {
    const ClipRate rate = clipRate(frameGridOf(clip), m_options.framesPerSecond);
    return std::min(double{clip.durationSeconds()} * rate.framesPerSecond + 1.0,
                    static_cast<double>(kMostTrackFrames));
}

std::optional<ClipMotion> ClipMotionFinder::motionOf(AnimationIndex animation,
                                                     const std::stop_token& stop) {
    const Asset& asset = *m_walk.clips()->asset();
    if (animation.value >= asset.animations.size()) {
        return {};
    }
    const Animation& clip = asset[animation];
    ClipMotion motion;
    motion.animation = animation;
    motion.grid = frameGridOf(clip, stop);
    motion.rate = clipRate(motion.grid, m_options.framesPerSecond);
    motion.size = m_rig.size;
    const NodeIndex root = m_roots.rootOf(animation);
    std::vector<TrackPoint> points = m_soles.points;
    points.push_back({.node = root ? root : NodeIndex(0U)});  // Any node gives the times.
    const NodeTracks tracks =
        pointTracks(m_walk, animation, points, motion.rate.framesPerSecond,
                    static_cast<std::size_t>(framesOf(clip) / m_framesPerLook) + 1, stop);
    if (tracks.seconds.empty()) {
        return {};
    }
    motion.seconds = tracks.seconds;
    motion.contacts = findContacts(m_feet, m_soles, tracks,
                                   carriesFeet(asset, root, m_feet) ? tracks.of(points.size() - 1)
                                                                    : std::span<const glm::vec3>(),
                                   m_rig.size, m_options.contacts);
    if (root) {
        motion.root = rootTravel(tracks, points.size() - 1);
    }
    std::vector<const Channel*> channels = transformChannels(asset, clip, m_visible);
    motion.seam = findSeam(asset, animation, root, channels, tracks.seconds, m_rig, stop);
    motion.seam.isLoop = motion.seam.isLoop || motion.contacts.inPlace();
    motion.jumps =
        findJumps(clip, std::move(channels), tracks.seconds, m_rig, m_options.jumps, stop);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(motion));
}

std::optional<ClipMotion> clipMotion(const std::shared_ptr<const ClipLibrary>& clips,
                                     AnimationIndex animation, const MotionOptions& options,
                                     const std::stop_token& stop) {
    return ClipMotionFinder(clips, std::array{animation}, options).motionOf(animation, stop);
}

}  // namespace sinew
