// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/evaluate/deform_node.h"

namespace sinew {

/// Receives posed points in world space, one primitive per call.
using PointVisitor = std::function<void(std::span<const glm::vec3>)>;

/// Visits the vertices of the nodes' meshes in the evaluator's current pose, every `vertexStep`th,
/// once per instance; if there is no mesh, the origins of the nodes. A set stop token skips
/// primitives, here and below.
void visitPosedPoints(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                      WeightSource weights, std::uint32_t vertexStep, const PointVisitor& visit,
                      const std::stop_token& stop = {});

/// The same over evenly spaced times of the animation, or in the rest pose if it is none, with a
/// pose by hand on top. Large meshes are subsampled to about two million vertices in total. Skips
/// hidden nodes (KHR_node_visibility). `still`: a node that stays where it is at the first key, and
/// everything with it. A set stop token ends it before the next primitive.
void visitAnimatedPoints(const std::shared_ptr<const ClipLibrary>& clips,
                         const std::vector<NodeIndex>& nodes, AnimationIndex animation,
                         WeightSource weights, const PointVisitor& visit,
                         const std::stop_token& stop = {}, const HandPose& hand = {},
                         NodeIndex still = {});

/// Visits POSITION as stored, of those of the nodes that are visible at rest.
void visitStoredPoints(const Asset& asset, std::vector<NodeIndex> nodes, const PointVisitor& visit);

/// Adds all points to a box or an outline, until it is stopped.
template <class Builder>
[[nodiscard]] PointVisitor addingTo(Builder& builder, const std::stop_token& stop = {}) {
    return [&builder, stop](std::span<const glm::vec3> points) {
        for (std::size_t i = 0; i < points.size() && !stop.stop_requested(); ++i) {
            builder.add(points[i]);
        }
    };
}

}  // namespace sinew
