// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/pair_distances.h"

#include "model/evaluate/deform_node.h"

namespace sinew {
namespace {

void deformOne(const PoseEvaluator& pose, NodeIndex node, std::uint32_t primitive,
               std::size_t threads, DeformedVertices& out) {
    DeformInput input = deformInput(pose, node, WeightSource::Normalized);
    input.threads = threads;
    deformPrimitive(comparedPrimitive(pose.asset(), node, primitive), input, out);
}

}  // namespace

void measureDistances(const PoseEvaluator& before, const PoseEvaluator& after,
                      const ComparedPrimitive& one, std::size_t threads, DeformedPair& memory,
                      std::span<float> distances) {
    deformOne(before, one.before, one.primitive, threads, memory.here);
    deformOne(after, one.after, one.afterPrimitive, threads, memory.there);
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const glm::vec3 partner =
            one.vertices.valueAt(static_cast<std::uint32_t>(i), memory.there.positions);
        distances[i] = glm::distance(memory.here.positions[i], partner);
    }
}

}  // namespace sinew
