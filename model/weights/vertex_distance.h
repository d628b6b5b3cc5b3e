// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/weights/vertex_probe.h"

namespace sinew {

/// The distance between two vertices in world space, in file units.
struct DistanceTrack {
    float rest = 0.0F;             // distance in the rest pose
    std::vector<float> seconds;    // ascending
    std::vector<float> distances;  // [time]
    // The first times of the least and of the largest distance; 0 if there are no times.
    std::size_t least = 0;
    std::size_t largest = 0;
};

/// Between two vertices of the tracks.
[[nodiscard]] DistanceTrack distanceTrack(const VertexTracks& tracks, std::size_t from,
                                          std::size_t to);

}  // namespace sinew
