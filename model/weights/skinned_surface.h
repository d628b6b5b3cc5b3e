// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/weights/vertex_influences.h"

namespace sinew {

/// The skinned primitives of one node as one surface: their vertices one after another, at rest, in
/// world space, with normalised weights.
struct SkinnedSurface {
    struct Part {
        std::uint32_t primitive = 0;    // primitive of the node's mesh
        std::uint32_t firstVertex = 0;  // index in this surface
    };
    std::vector<Part> parts;  // one or more
    std::vector<glm::vec3> positions;
    std::vector<std::uint32_t> triangles;     // three vertices each; points and lines have none
    std::vector<std::size_t> firstInfluence;  // [vertex], and one more
    std::vector<JointWeight> influences;      // stored values, see VertexInfluences

    [[nodiscard]] std::span<const JointWeight> influencesAt(std::size_t vertex) const noexcept {
        return std::span(influences)
            .subspan(firstInfluence[vertex], firstInfluence[vertex + 1] - firstInfluence[vertex]);
    }
    /// The primitive of a vertex, and its index there.
    struct Place {
        std::uint32_t primitive = 0;
        std::uint32_t vertex = 0;
    };
    [[nodiscard]] Place placeOf(std::uint32_t vertex) const noexcept;
};

/// `rest`: in the rest pose. `node` draws a mesh with a skin. Incomplete after a stop.
[[nodiscard]] SkinnedSurface skinnedSurface(const PoseEvaluator& rest, NodeIndex node,
                                            const std::stop_token& stop = {});

/// Not finite if a corner is not. `corners`: three of the positions.
[[nodiscard]] double triangleArea(std::span<const glm::vec3> positions,
                                  const std::uint32_t* corners) noexcept;

}  // namespace sinew
