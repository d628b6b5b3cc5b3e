// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// A track that moves a vertex, and the keys that set its value at one time.
struct VertexTrack {
    std::uint32_t channel = 0;  // position in the file's list
    NodeIndex node;
    ChannelPath path = ChannelPath::Translation;
    std::uint32_t key = 0;   // the last one not after the time; the first one before it
    std::uint32_t next = 0;  // the one after; `key` itself beyond the ends
    float keySeconds = 0.0F;
    float nextSeconds = 0.0F;
    std::vector<float> before;  // values of both keys, without tangents
    std::vector<float> after;
    std::vector<float> played;
    /// How far the vertex would move if the node kept its rest value instead, in world units.
    glm::dvec3 moved{0.0};
};

/// Which nodes carry how much of one vertex: its sum of shares × places in the space of the node.
using CarriedVertex = std::vector<glm::dvec4>;  // [node]; 0 for nodes that do not carry it

/// Adds `share` of a vertex at `point` in the space of `node` to that node and its ancestors.
void carry(const PoseEvaluator& pose, NodeIndex node, double share, glm::dvec4 point,
           CarriedVertex& carried);

/// What morph weights do to the vertex.
struct CarriedTargets {
    NodeIndex node;                         // the mesh node
    std::span<const glm::dvec3> displaced;  // [target], in the space of the mesh
    glm::dmat3 worldFromMesh{1.0};          // the blend of the joints
};

/// Tracks of `clip` that move the vertex, the largest effect first. Those whose value is not in
/// the pose, because a pose by hand replaces it, are left out. O(channels · log keys).
[[nodiscard]] std::vector<VertexTrack> vertexTracks(const PoseEvaluator& pose, AnimationIndex clip,
                                                    float seconds, const CarriedVertex& carried,
                                                    const CarriedTargets& targets);

}  // namespace sinew
