// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/local_track.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/check/moved_nodes.h"
#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/sampler.h"

namespace sinew {
namespace {

glm::dquat unitQuaternion(const glm::dvec4& v) noexcept {
    const glm::dquat q(v.w, v.x, v.y, v.z);
    const double length = glm::length(q);
    return length > 0.0 ? q / length : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

}  // namespace

glm::dvec3 LocalTrack::change(std::size_t from, std::size_t to) const noexcept {
    if (path != ChannelPath::Rotation) {
        return glm::dvec3(values[to] - values[from]);
    }
    glm::dquat turn = unitQuaternion(values[to]) * glm::conjugate(unitQuaternion(values[from]));
    if (turn.w < 0.0) {
        turn = -turn;
    }
    const glm::dvec3 axis(turn.x, turn.y, turn.z);
    const double sine = glm::length(axis);
    return sine > 0.0 ? axis * (2.0 * std::atan2(sine, turn.w) / sine) : glm::dvec3(0.0);
}

VisibleNodes::VisibleNodes(const Asset& asset)
    : matters(check::nodesThatMatter(asset)),
      any(std::find(matters.begin(), matters.end(), true) != matters.end()) {}

std::vector<const Channel*> transformChannels(const Asset& asset, const Animation& animation,
                                              const VisibleNodes& visible) {
    std::vector<const Channel*> channels;
    for (const Channel& channel : animation.channels) {
        if (channel.path != ChannelPath::Weights && drives(asset, animation, channel) &&
            animation.samplers[channel.sampler.value].times.size() > 1 &&
            (!visible.any || visible.matters[channel.node.value])) {
            channels.push_back(&channel);
        }
    }
    return channels;
}

LocalTrack localTrack(const Animation& animation, const Channel& channel,
                      std::span<const float> seconds) {
    LocalTrack track{.node = channel.node, .path = channel.path, .values = {}};
    track.values.reserve(seconds.size());
    const Sampler& sampler = animation.samplers[channel.sampler.value];
    const bool rotates = channel.path == ChannelPath::Rotation;
    std::uint32_t cursor = 0;
    std::array<float, 4> value{};
    for (const float time : seconds) {
        sampleCurve(sampler, time, rotates, cursor, std::span(value).first(rotates ? 4 : 3));
        track.values.emplace_back(value[0], value[1], value[2], value[3]);
    }
    return track;
}

}  // namespace sinew
