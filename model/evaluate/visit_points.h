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

/// Gets posed points in world space, a primitive at a time.
using PointVisitor = std::function<void(std::span<const glm::vec3>)>;

/// Vertices of the nodes' meshes at the evaluator's present pose, every `vertexStep`th, once per
/// instance of the node; where there is none, the origins of the nodes. A set stop token leaves
/// primitives out, here and below.
void visitPosedPoints(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                      WeightSource weights, std::uint32_t vertexStep, const PointVisitor& visit,
                      const std::stop_token& stop = {});

/// The same over evenly spaced times of the animation, or at rest where it is none. Large meshes
/// are thinned so that about two million vertices are visited at most. Hidden nodes
/// (KHR_node_visibility) are left out. A set stop token ends it before the next primitive.
void visitAnimatedPoints(const std::shared_ptr<const ClipLibrary>& clips, SceneIndex scene,
                         AnimationIndex animation, WeightSource weights, const PointVisitor& visit,
                         const std::stop_token& stop = {});
void visitAnimatedPoints(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                         AnimationIndex animation, WeightSource weights, const PointVisitor& visit);

/// POSITION as stored, over the meshes that the scene shows.
void visitStoredPoints(const Asset& asset, SceneIndex scene, const PointVisitor& visit,
                       const std::stop_token& stop = {});

}  // namespace sinew
