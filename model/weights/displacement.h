// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "model/asset/mesh.h"
#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/weights/compared.h"

namespace sinew {

class VertexTable;

/// Whether it compares with altered weights: FourStrongest and EightBit.
[[nodiscard]] bool altersWeights(Compared compared) noexcept;

/// The primitive with weights so altered, in the same or fewer sets; it shares everything else.
/// Weights of one joint in several slots are added first; joints that the skin does not have are
/// left out. The lower joint index wins a tie. A vertex whose weights add up to 0 keeps none.
[[nodiscard]] Primitive withWeights(const Primitive& primitive, Compared altered,
                                    std::size_t jointCount);

/// The largest distance of a vertex, and where it is. Model units, world space.
struct LargestDistance {
    float distance = 0.0F;
    std::uint32_t primitive = 0;  // primitive of the node's mesh
    std::uint32_t vertex = 0;
    float seconds = 0.0F;  // file time; 0 in the rest pose
};

/// How far the vertices of one node move if another program treats their weights differently. The
/// altered weights are made once; every pose is deformed by the reference path.
class DisplacementMeter {
public:
    /// `node` draws a mesh with a skin. Borrows the asset.
    DisplacementMeter(const Asset& asset, NodeIndex node, Compared compared);

    /// Per vertex of a primitive, the distance in the evaluator's pose; 0 if it is not skinned.
    /// Valid until the next call.
    [[nodiscard]] std::span<const float> distances(const PoseEvaluator& pose,
                                                   std::size_t primitive);

    /// The largest over all primitives in the evaluator's pose; none if nothing moves. Distances
    /// that are not finite do not count. A set stop token skips primitives.
    [[nodiscard]] std::optional<LargestDistance> largest(const PoseEvaluator& pose,
                                                         const std::stop_token& stop = {});

private:
    [[nodiscard]] DeformInput input(const PoseEvaluator& pose);

    const Asset* m_asset;
    NodeIndex m_node;
    Compared m_compared;
    std::vector<Primitive> m_altered;               // [primitive]; empty unless weights are altered
    std::vector<std::vector<std::uint8_t>> m_kept;  // [primitive][vertex]: 1 if not altered
    std::vector<StretchedJoint> m_stretched;
    DeformedVertices m_normalized;
    DeformedVertices m_other;
    std::vector<float> m_distances;
};

/// How far the vertex of each row moves in the evaluator's pose if its weights are treated
/// differently, see DisplacementMeter: world space, model units. NaN for a vertex that no node
/// draws with a skin. Null after a stop.
[[nodiscard]] std::shared_ptr<const std::vector<float>> displacementsOf(
    const VertexTable& table, const PoseEvaluator& pose, Compared compared,
    const std::stop_token& stop = {});

}  // namespace sinew
