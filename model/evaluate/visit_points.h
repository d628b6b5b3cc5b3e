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

/// The same over evenly spaced times of the animation, or in the rest pose if it is none. Large
/// meshes are subsampled to about two million vertices in total. Skips hidden nodes
/// (KHR_node_visibility). A set stop token ends it before the next primitive.
void visitAnimatedPoints(const std::shared_ptr<const ClipLibrary>& clips, SceneIndex scene,
                         AnimationIndex animation, WeightSource weights, const PointVisitor& visit,
                         const std::stop_token& stop = {});
/// The same for some nodes, with a pose by hand on top. `still`: a node that stays where it is at
/// the first key, and everything with it.
void visitAnimatedNodes(const std::shared_ptr<const ClipLibrary>& clips,
                        const std::vector<NodeIndex>& nodes, AnimationIndex animation,
                        WeightSource weights, const PointVisitor& visit,
                        const std::stop_token& stop = {}, const HandPose& hand = {},
                        NodeIndex still = {});
void visitAnimatedPoints(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                         AnimationIndex animation, WeightSource weights, const PointVisitor& visit);

/// Visits POSITION as stored, over the meshes of the scene.
void visitStoredPoints(const Asset& asset, SceneIndex scene, const PointVisitor& visit,
                       const std::stop_token& stop = {});
void visitStoredNodes(const Asset& asset, std::vector<NodeIndex> nodes, const PointVisitor& visit,
                      const std::stop_token& stop = {});

}  // namespace sinew
