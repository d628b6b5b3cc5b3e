// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

#include "model/core/function_ref.h"
#include "model/core/result.h"
#include "model/evaluate/deform_node.h"
#include "model/view/view_options.h"

namespace sinew {

/// A primitive where a pose puts it.
struct PosedSurface {
    NodeIndex node;
    std::size_t instance = 0;  // EXT_mesh_gpu_instancing
    const Primitive& primitive;
    const DeformedVertices& vertices;  // world space; normals and tangents of unit length
    std::span<const float> morphWeights;
    bool mirrored = false;  // front faces are clockwise, because the node mirrors

    // Morphed like the positions.
    [[nodiscard]] SharedArray<glm::vec2> texcoords(std::size_t set) const;
    [[nodiscard]] SharedArray<glm::vec4> colors(std::size_t set) const;

    /// `elementList`, with front faces counter-clockwise.
    [[nodiscard]] std::vector<std::uint32_t> elements() const;
};

/// What a visit counted.
struct PosedCounts {
    std::size_t surfaces = 0;
    std::size_t vertices = 0;
    std::size_t degenerateNormals = 0;  // normals without direction; +Z instead
};

/// Visits every primitive that a picture of the evaluator's pose contains, node by node. Errors:
/// LimitExceeded for a position that is not finite, Cancelled, and `nothingDrawn`.
[[nodiscard]] Result<PosedCounts> visitPosedSurfaces(const PoseEvaluator& evaluator,
                                                     const ViewOptions& view,
                                                     FunctionRef<void(const PosedSurface&)> visit,
                                                     const std::stop_token& stop);

/// The name of a node that draws a mesh, or else of its mesh: "Body", "Body 2" for an instance.
[[nodiscard]] std::string surfaceName(const Asset& asset, NodeIndex node, std::size_t instance);

}  // namespace sinew
