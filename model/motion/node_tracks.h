// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/pose_walk.h"

namespace sinew {

/// World positions of nodes over a clip, in the file's units.
struct NodeTracks {
    std::vector<NodeIndex> nodes;
    double framesPerSecond = 30.0;
    /// File time, ascending: the first key of the clip, its frames (frame n is at n / rate), and
    /// its last key.
    std::vector<float> seconds;
    std::vector<glm::vec3> positions;  // [node][second]

    /// The positions of the node at a place in `nodes`, one per time.
    [[nodiscard]] std::span<const glm::vec3> of(std::size_t node) const noexcept {
        return std::span(positions).subspan(node * seconds.size(), seconds.size());
    }
};

/// A point that moves with a node; in the node's space.
struct TrackPoint {
    NodeIndex node;
    glm::vec3 local{0.0F};
};

/// Evaluates the clip as every pose is evaluated, on all cores. Beyond `mostFrames`,
/// kMostTrackFrames, kMostTrackPositions, or 400 million matrices of the asset's nodes, every n-th
/// frame. `framesPerSecond` is above 0. Points of nodes that the asset lacks are left out; one node
/// may have several. Empty if the animation is none, without points, and after a stop.
[[nodiscard]] NodeTracks pointTracks(PoseWalk& walk, AnimationIndex animation,
                                     std::span<const TrackPoint> points, double framesPerSecond,
                                     std::size_t mostFrames, const std::stop_token& stop = {});
inline constexpr std::size_t kMostTrackFrames = 100'000;
inline constexpr std::size_t kMostTrackPositions = 8'000'000;  // 96 MB

/// The length of a path through these points.
[[nodiscard]] double lengthOfPath(std::span<const glm::vec3> points) noexcept;

/// How far the node is turned about the world's Y at the last of these times of a clip, seen from
/// the first; in radians, counter-clockwise from above. Whole turns count, unless the node turns by
/// half of one from a time to the next. `seconds` as of NodeTracks, not empty. None after a stop.
[[nodiscard]] std::optional<double> turnAboutY(PoseWalk& walk, AnimationIndex animation,
                                               NodeIndex node, std::span<const float> seconds,
                                               const std::stop_token& stop = {});

/// The node's speed at each time, in model units per second: from the time before to the time
/// after, at the ends from one of them. All 0 for a single time.
[[nodiscard]] std::vector<float> speeds(const NodeTracks& tracks, std::size_t node);

/// What one channel makes of its node's translation, rotation or scale over a clip.
struct LocalTrack {
    NodeIndex node;
    ChannelPath path = ChannelPath::Translation;
    std::vector<glm::dvec4> values;  // [time]: x, y, z and of a rotation w

    /// The difference of the values at two times: their distance, or of rotations the axis in the
    /// parent's space times the angle in radians, at most half a turn.
    [[nodiscard]] glm::dvec3 change(std::size_t from, std::size_t to) const noexcept;
};

/// The nodes that move something visible (`check::nodesThatMatter`); found once for all clips.
struct VisibleNodes {
    explicit VisibleNodes(const Asset& asset);

    std::vector<bool> matters;  // [node]
    bool any = false;           // false: the file draws nothing, and every node counts
};

/// The channels of a clip that move, turn or scale a visible node and have several keys.
[[nodiscard]] std::vector<const Channel*> transformChannels(const Asset& asset,
                                                            const Animation& animation,
                                                            const VisibleNodes& visible);

/// The values of its channel at times in seconds, ascending.
[[nodiscard]] LocalTrack localTrack(const Animation& animation, const Channel& channel,
                                    std::span<const float> seconds);

}  // namespace sinew
