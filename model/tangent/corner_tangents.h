// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// Input triangles. Borrowed for the call.
struct TangentInput {
    std::span<const glm::vec3> positions;    // [vertex]
    std::span<const glm::vec3> normals;      // [vertex], unit length
    std::span<const glm::vec2> texcoords;    // [vertex], v pointing down in the texture as in glTF
    std::span<const std::uint32_t> corners;  // three vertices per triangle
};

/// Tangents by the definition of MikkTSpace with its default angle threshold, one per corner: xyz
/// of unit length and at right angles to the normal, w such that the bitangent, which points up in
/// the texture, is w * cross(normal, tangent).
///
/// Vertices with equal position, normal and texture coordinate are merged. Around a vertex,
/// triangles that share edges and have the same texture orientation form a group; the tangent of a
/// group is the mean of its triangles' tangents, projected onto the vertex's plane and weighted by
/// the triangles' angles there. A triangle without area in the texture joins a neighbouring group
/// without contributing; one without area in space uses the tangent of another triangle at that
/// vertex. If no direction is defined, an arbitrary one is returned. Empty once the stop token is
/// set.
[[nodiscard]] std::vector<glm::vec4> cornerTangents(const TangentInput& input,
                                                    const std::stop_token& stop = {});

}  // namespace sinew
