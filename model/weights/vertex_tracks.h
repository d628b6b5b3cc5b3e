// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/evaluate/played_poses.h"
#include "model/weights/vertex_probe.h"

namespace sinew {

/// Where vertices are over time, in world space.
struct VertexTracks {
    std::vector<float> seconds;                     // ascending
    std::vector<std::vector<glm::vec3>> positions;  // [vertex][time]
    std::vector<glm::vec3> rest;                    // [vertex], in the rest pose

    bool operator==(const VertexTracks&) const = default;
};

/// The vertices, which exist in the library's asset, in what is played at `times`. Runs on all
/// cores; the result does not depend on their number. Empty after a stop.
[[nodiscard]] VertexTracks vertexTracks(const std::shared_ptr<const ClipLibrary>& clips,
                                        std::span<const DrawnVertex> vertices,
                                        std::span<const float> times, const PlayedPoses& played,
                                        const ProbeOptions& options,
                                        const std::stop_token& stop = {});

}  // namespace sinew
