// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/pose_distances.h"

#include <cmath>
#include <span>

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

void PoseDistances::measure(const PoseEvaluator& before, const PoseEvaluator& after,
                            const MovingParts& moving) {
    std::size_t part = 0;
    m_place = 0;
    for (const ComparedPrimitive& one : m_surface.primitives) {
        if (moving[part++]) {
            measurePrimitive(before, after, one);
        }
        m_place += one.mover.size();
    }
    for (const ObjectMatch& bone : m_surface.bones) {
        if (moving[part++]) {
            measureBone(before.world(NodeIndex(bone.before)), after.world(NodeIndex(bone.after)));
        }
        m_place += 3;
    }
}

void PoseDistances::measurePrimitive(const PoseEvaluator& before, const PoseEvaluator& after,
                                     const ComparedPrimitive& one) {
    const std::span<float> distances{m_distances.data() + m_place, one.mover.size()};
    measureDistances(before, after, one, m_threads, m_memory, distances);
    for (float& distance : distances) {
        distance = std::isfinite(distance) ? distance : 0.0F;
    }
}

void PoseDistances::measureBone(const glm::mat4& here, const glm::mat4& there) {
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        glm::vec4 point{0.0F, 0.0F, 0.0F, 1.0F};
        point[axis] = m_surface.shell;
        const float distance = glm::distance(glm::vec3(here * point), glm::vec3(there * point));
        m_distances[m_place + static_cast<std::size_t>(axis)] =
            std::isfinite(distance) ? distance : 0.0F;
    }
}

}  // namespace sinew
