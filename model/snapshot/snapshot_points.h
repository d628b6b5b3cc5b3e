// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/snapshot/snapshot.h"

namespace sinew {

/// Joints, nodes that clips move and nodes that draw something, ascending.
[[nodiscard]] std::vector<NodeIndex> snapshotNodes(const Asset& asset);

/// Size, surface and shell of a file at rest.
[[nodiscard]] SnapshotScale scaleAtRest(const PoseEvaluator& rest,
                                        const std::vector<NodeIndex>& nodes);

/// How far the point of a node is from it in a clip, in its own units: a part of the size in the
/// world, whatever the scale of the node at rest.
[[nodiscard]] double shellOf(const PoseEvaluator& rest, NodeIndex node, const SnapshotScale& scale);

/// A point of a node in the current pose, `shell` away from it, in parts of the size. It moves with
/// every change of the node's world matrix and of its morph weights, except turns about its own
/// direction. `other`: the one of two directions that is meant.
[[nodiscard]] glm::dvec3 snapshotPoint(const PoseEvaluator& pose, NodeIndex node,
                                       const SnapshotScale& scale, double shell, bool other);

/// The same for all animated properties of materials, cameras and lights together.
[[nodiscard]] glm::dvec3 propertyPoint(const PoseEvaluator& pose);

/// Where a joint's palette takes a point of mesh space.
[[nodiscard]] glm::dvec3 boundPoint(const glm::mat4& palette, const SnapshotScale& scale);

}  // namespace sinew
