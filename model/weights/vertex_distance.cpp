// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_distance.h"

#include <algorithm>

namespace sinew {

DistanceTrack distanceTrack(const VertexTracks& tracks, std::size_t from, std::size_t to) {
    DistanceTrack track{.rest = glm::distance(tracks.rest[from], tracks.rest[to]),
                        .seconds = tracks.seconds,
                        .distances = {}};
    std::transform(tracks.positions[from].begin(), tracks.positions[from].end(),
                   tracks.positions[to].begin(), std::back_inserter(track.distances),
                   [](const glm::vec3& a, const glm::vec3& b) { return glm::distance(a, b); });
    const auto [least, largest] =
        std::pair(std::min_element(track.distances.begin(), track.distances.end()),
                  std::max_element(track.distances.begin(), track.distances.end()));
    track.least = static_cast<std::size_t>(least - track.distances.begin());
    track.largest = static_cast<std::size_t>(largest - track.distances.begin());
    return track;
}

}  // namespace sinew
