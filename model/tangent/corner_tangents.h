// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// Triangles to make tangents for. Borrowed for the call.
struct TangentInput {
    std::span<const glm::vec3> positions;    // per vertex
    std::span<const glm::vec3> normals;      // per vertex, of unit length
    std::span<const glm::vec2> texcoords;    // per vertex, v down the picture as glTF has it
    std::span<const std::uint32_t> corners;  // three vertices per triangle
};

/// Tangents by the definition of MikkTSpace with its default angle threshold, one per corner:
/// xyz of unit length and at right angles to the normal, w such that the bitangent, which points
/// up the picture, is w * cross(normal, tangent).
///
/// Vertices count as one where position, normal and texture coordinate are equal. Around a vertex,
/// triangles that are joined by edges and whose texture is not mirrored against each other form a
/// group; the tangent of a group is the mean of its triangles' tangents, projected onto the
/// vertex's plane and weighted by the triangles' angles there. A triangle without area in the
/// texture joins a neighbouring group without a say in it; one without area in space takes the
/// tangent of another triangle at that vertex. Where nothing tells a direction, any is given.
/// Empty once the stop token is set.
[[nodiscard]] std::vector<glm::vec4> cornerTangents(const TangentInput& input,
                                                    const std::stop_token& stop = {});

}  // namespace sinew
