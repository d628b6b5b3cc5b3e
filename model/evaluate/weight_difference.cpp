// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/weight_difference.h"

#include <algorithm>
#include <cmath>

#include "model/evaluate/deform_node.h"
#include "model/evaluate/spread.h"

namespace sinew {
namespace {

/// Calls `visit` with every off vertex and how far it moves.
template <class Visit>
void visitMoves(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                const OffSums& off, const std::stop_token& stop, const Visit& visit) {
    const Asset& asset = evaluator.asset();
    DeformedVertices posed;
    for (const NodeIndex index : nodes) {
        const Node& node = asset[index];
        const std::size_t count = node.mesh ? asset[node.mesh].primitives.size() : 0;
        for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i) {
            const Primitive& primitive = asset[node.mesh].primitives[i];
            const std::span<const OffVertex> candidates = off.of(node.mesh, i);
            if (candidates.empty() || !isSkinned(node, primitive)) {
                continue;
            }
            deformPrimitive(primitive, deformInput(evaluator, index, WeightSource::Normalized),
                            posed);
            for (const OffVertex& each : candidates) {
                // Without division, the blended position is the normalised one times the sum.
                const double distance = std::abs(1.0 - double{each.sum}) *
                                        glm::length(glm::dvec3(posed.positions[each.vertex]));
                if (std::isfinite(distance)) {
                    visit(MovedVertex{.node = index,
                                      .primitive = static_cast<std::uint32_t>(i),
                                      .vertex = each.vertex,
                                      .sum = each.sum,
                                      .distance = distance});
                }
            }
        }
    }
}

double sizeOf(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes) {
    return diagonal(nodeBounds(evaluator, nodes, WeightSource::Normalized));
}

bool isVisibleMove(const MovedVertex& moved, double size) noexcept {
    return moved.distance > kVisibleMove * size;
}

bool isWorse(const MovedVertex& a, const MovedVertex& b) noexcept {
    return a.distance > b.distance;
}

}  // namespace

WeightDifference weightDifference(const PoseEvaluator& evaluator,
                                  const std::vector<NodeIndex>& nodes, const OffSums& off,
                                  const std::stop_token& stop) {
    WeightDifference result;
    if (off.empty()) {
        return result;
    }
    result.size = sizeOf(evaluator, nodes);
    visitMoves(evaluator, nodes, off, stop, [&](const MovedVertex& moved) {
        if (isWorse(moved, result.worst)) {
            result.worst = moved;
        }
        if (isVisibleMove(moved, result.size)) {
            ++(moved.sum < 1.0F ? result.pulled : result.pushed);
            result.collapsed += moved.sum == 0.0F ? 1U : 0U;
        }
    });
    return result;
}

std::vector<MovedVertex> movedVertices(const PoseEvaluator& evaluator,
                                       const std::vector<NodeIndex>& nodes, const OffSums& off,
                                       const std::stop_token& stop) {
    std::vector<MovedVertex> found;
    if (off.empty()) {
        return found;
    }
    const double size = sizeOf(evaluator, nodes);
    visitMoves(evaluator, nodes, off, stop, [&](const MovedVertex& moved) {
        if (isVisibleMove(moved, size)) {
            found.push_back(moved);
        }
    });
    std::stable_sort(found.begin(), found.end(), isWorse);
    return found;
}

}  // namespace sinew
