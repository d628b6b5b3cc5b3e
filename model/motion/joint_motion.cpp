// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/joint_motion.h"

#include <algorithm>
#include <map>

namespace sinew {

namespace {

double largestTurn(const Animation& clip, const Channel& channel, std::span<const float> seconds) {
    const LocalTrack track = localTrack(clip, channel, seconds);
    double largest = 0.0;
    for (std::size_t i = 1; i < track.values.size(); ++i) {
        largest = std::max(largest, glm::length(track.change(0, i)));
    }
    return largest;
}

}  // namespace

JointMotionFinder::JointMotionFinder(const std::shared_ptr<const ClipLibrary>& clips)
    : m_asset(clips->asset()), m_walk(clips), m_visible(*m_asset) {}

std::vector<JointMotion> JointMotionFinder::motionsOf(const ClipMotion& motion,
                                                      const std::stop_token& stop) {
    const Animation& clip = (*m_asset)[motion.animation];
    std::map<NodeIndex, JointMotion> found;
    for (const Channel* channel : transformChannels(*m_asset, clip, m_visible)) {
        if (stop.stop_requested()) {
            return {};
        }
        JointMotion& joint = found[channel->node];
        joint.node = channel->node;
        joint.keys += clip.samplers[channel->sampler.value].times.size();
        if (channel->path == ChannelPath::Rotation) {
            joint.turn = std::max(joint.turn, largestTurn(clip, *channel, motion.seconds));
        }
    }
    for (const JointJump& jump : motion.jumps.jumps) {
        if (const auto joint = found.find(jump.node); joint != found.end()) {
            ++joint->second.jumps;
        }
    }
    for (const FootContacts& foot : motion.contacts.feet) {
        const auto joint = found.find(foot.node);
        if (const Contact* worst = foot.worst(); worst != nullptr && joint != found.end()) {
            joint->second.slide = worst->slide;
        }
    }
    std::vector<JointMotion> joints;
    std::vector<TrackPoint> points;
    for (const auto& [node, joint] : found) {
        points.push_back({.node = node});
        joints.push_back(joint);
    }
    const double rate = motion.rate.framesPerSecond / static_cast<double>(motion.frameStep());
    const NodeTracks tracks =
        pointTracks(m_walk, motion.animation, points, rate, kMostTrackFrames, stop);
    for (std::size_t i = 0; i < std::min(joints.size(), tracks.nodes.size()); ++i) {
        joints[i].path = lengthOfPath(tracks.of(i));
    }
    return stop.stop_requested() ? std::vector<JointMotion>() : joints;
}

}  // namespace sinew
