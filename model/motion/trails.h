// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "model/motion/node_tracks.h"
#include "model/tracks/clip_tracks.h"

namespace sinew {

/// A stretch of a trail, file time.
struct TrailSpan {
    float first = 0.0F;
    float last = 0.0F;
    bool slides = false;  // contacts: the foot moves while in contact

    bool operator==(const TrailSpan&) const = default;
};

/// A time at which the node itself has a key.
struct TrailKey {
    std::uint32_t time = 0;  // position in the times of the trails
    /// The first of several: translation before rotation before scale.
    TrackProperty property = TrackProperty::Translation;

    bool operator==(const TrailKey&) const = default;
};

/// What is known of the trail of one node apart from its positions.
struct TrailMarks {
    std::vector<float> speeds;        // model units per second; one per time
    std::vector<TrailKey> keys;       // ascending, one per time
    std::vector<TrailSpan> contacts;  // where a foot is in contact
    std::vector<TrailSpan> jumps;     // each starts a frame before the jump, ends a frame after
};

/// The paths of nodes through a clip in the poses that are played: with the pose by hand, in place
/// and with layers as they are.
struct TrailSet {
    NodeTracks tracks;                  // times: the start, the frames, the keys, the end
    std::vector<std::uint8_t> isFrame;  // [time]: 1 at a whole frame
    std::vector<TrailMarks> marks;      // [node]
    float fastest = 0.0F;               // maximum of all speeds
    float start = 0.0F;                 // start of what is played
    float end = 0.0F;
    std::uint32_t keyed = 0;  // bits 1 << TrackProperty: what has marks of keys
    /// Contacts or jumps are left out, because a pose by hand changes them.
    bool leftOut = false;
};

/// Nodes beyond this number have no trail.
inline constexpr std::size_t kMostTrails = 32;

struct TrailRequest {
    std::shared_ptr<const ClipLibrary> clips;
    std::vector<NodeIndex> nodes;
    PlayedPoses played;
    PlayedRange range;
    double framesPerSecond = 30.0;  // greater than 0

    bool operator==(const TrailRequest&) const = default;
};

/// Evaluates every time as every pose is evaluated, on all cores: at most 20,000 frames (beyond,
/// every n-th) and the keys of the nodes that the clip drives, as long as there are not
/// more than that. Null after a stop.
[[nodiscard]] std::shared_ptr<TrailSet> trailsOf(const TrailRequest& request,
                                                 const std::stop_token& stop = {});

/// The position on the trail of a node, linear between the times and clamped to the ends.
[[nodiscard]] glm::vec3 trailPosition(const TrailSet& set, std::size_t node,
                                      float seconds) noexcept;

}  // namespace sinew
