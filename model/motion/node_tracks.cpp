// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/node_tracks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "model/check/moved_nodes.h"
#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/frame_list.h"
#include "model/evaluate/motion/heading.h"
#include "model/evaluate/sampler.h"

namespace sinew {

namespace {

constexpr std::size_t kMostTrackMatrices = 400'000'000;  // total of all nodes at all times

NodeTracks emptyTracks(const Asset& asset, AnimationIndex animation,
                       std::span<const TrackPoint> points, double framesPerSecond,
                       std::size_t mostFrames) {
    NodeTracks tracks;
    tracks.framesPerSecond = framesPerSecond;
    for (const TrackPoint& point : points) {
        tracks.nodes.push_back(point.node);
    }
    if (!points.empty()) {
        const std::size_t most = std::clamp<std::size_t>(
            std::min(kMostTrackPositions / points.size(), kMostTrackMatrices / asset.nodes.size()),
            2, std::clamp<std::size_t>(mostFrames, 2, kMostTrackFrames));
        tracks.seconds =
            frameList(wholeRange(asset[animation]), framesPerSecond, FrameEnds::WithEnds, most)
                .seconds;
        tracks.positions.resize(points.size() * tracks.seconds.size());
    }
    return tracks;
}

glm::dquat unitQuaternion(const glm::dvec4& v) noexcept {
    const glm::dquat q(v.w, v.x, v.y, v.z);
    const double length = glm::length(q);
    return length > 0.0 ? q / length : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

}  // namespace

NodeTracks pointTracks(PoseWalk& walk, AnimationIndex animation, std::span<const TrackPoint> points,
                       double framesPerSecond, std::size_t mostFrames,
                       const std::stop_token& stop) {
    const Asset& asset = *walk.clips()->asset();
    if (animation.value >= asset.animations.size()) {
        return {};
    }
    std::vector<TrackPoint> known;
    std::copy_if(points.begin(), points.end(), std::back_inserter(known),
                 [&asset](const TrackPoint& p) { return p.node.value < asset.nodes.size(); });
    NodeTracks tracks = emptyTracks(asset, animation, known, framesPerSecond, mostFrames);
    const std::size_t frames = tracks.seconds.size();
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i) {
        for (std::size_t p = 0; p < known.size(); ++p) {
            tracks.positions[p * frames + i] =
                glm::vec3(pose.world(known[p].node) * glm::vec4(known[p].local, 1.0F));
        }
    };
    const bool done =
        frames > 0 && walk.inParts({.animation = animation}, tracks.seconds, visit, {.stop = stop});
    return done ? tracks : NodeTracks();
}

double lengthOfPath(std::span<const glm::vec3> points) noexcept {
    double length = 0.0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        length += glm::length(glm::dvec3(points[i]) - glm::dvec3(points[i - 1]));
    }
    return length;
}

std::optional<double> turnAboutY(PoseWalk& walk, AnimationIndex animation, NodeIndex node,
                                 std::span<const float> seconds, const std::stop_token& stop) {
    std::vector<glm::mat3> axes(seconds.size());
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i) {
        axes[i] = glm::mat3(pose.world(node));
    };
    if (!walk.inParts({.animation = animation}, seconds, visit, {.stop = stop})) {
        return {};
    }
    const glm::dmat3 first(axes.front());
    double turned = 0.0;
    for (const glm::mat3& now : axes) {
        const double turn = headingTurn(glm::dmat3(now), first);
        turned += std::remainder(turn - turned, 2.0 * glm::pi<double>());
    }
    return turned;
}

std::vector<float> speeds(const NodeTracks& tracks, std::size_t node) {
    const std::span<const glm::vec3> at = tracks.of(node);
    std::vector<float> result(at.size(), 0.0F);
    for (std::size_t i = 0; i < at.size(); ++i) {
        const std::size_t before = i == 0 ? 0 : i - 1;
        const std::size_t after = std::min(i + 1, at.size() - 1);
        const float time = tracks.seconds[after] - tracks.seconds[before];
        result[i] = time > 0.0F ? glm::distance(at[before], at[after]) / time : 0.0F;
    }
    return result;
}

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
