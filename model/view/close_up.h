// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/evaluate/pose_evaluator.h"
#include "model/view/camera.h"
#include "model/view/view_options.h"

namespace sinew {

/// A camera that shows the marked vertices of `view` in the evaluator's pose, from outside of the
/// surfaces: all of them are in the picture, with surroundings of at least a tenth of the size of
/// what the main one belongs to (its node and those that share the skin). Keeps the direction of
/// `from` if it sees the main vertex from the front and nothing hides it; otherwise looks along the
/// normal there, or from the side nearest to it that sees the vertex; keeps the direction, at a
/// distance, if there is none. None if no marked vertex is shown.
///
/// Deforms the scene once: for a jump, not for every frame.
[[nodiscard]] std::optional<OrbitCamera> cameraOnVertices(const PoseEvaluator& evaluator,
                                                          const ViewOptions& view,
                                                          const OrbitCamera& from, float aspect);

/// A camera that shows a joint and the bones below it, with surroundings in proportion to the drawn
/// nodes with `skin`, from outside of their surfaces. Keeps the direction of `from` unless the
/// joint is on the far side of them; then looks from its own side.
[[nodiscard]] OrbitCamera cameraOnJoint(const PoseEvaluator& evaluator, const ViewOptions& view,
                                        NodeIndex joint, SkinIndex skin, const OrbitCamera& from,
                                        float aspect);

/// A camera that shows what is drawn of a node and of those below it, otherwise the place of the
/// node, with surroundings in proportion to what is drawn, from outside of all surfaces. `with`:
/// what is drawn with this skin is in the picture, too.
[[nodiscard]] OrbitCamera cameraOnNode(const PoseEvaluator& evaluator, const ViewOptions& view,
                                       NodeIndex node, const OrbitCamera& from, float aspect,
                                       SkinIndex with = {});

}  // namespace sinew
