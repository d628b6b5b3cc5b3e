// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/skeleton.h"
#include "model/view/pick/surface_hit.h"

namespace sinew {

/// Finds the joint at a pixel, even behind surfaces: a joint whose origin is within twice the
/// query's reach, otherwise one whose bone is within reach. The nearest in the picture wins. Joints
/// that the user hides are passed over.
class JointPicker {
public:
    /// The evaluator must outlive the picker.
    explicit JointPicker(const PoseEvaluator& evaluator) : m_evaluator(evaluator) {}

    [[nodiscard]] NodeIndex pick(const PickQuery& query);  // none: no joint there
    /// Whether the scene is drawn as bones whatever the display options say.
    [[nodiscard]] bool alwaysShown(SceneIndex scene);

private:
    void findSkeleton(SceneIndex scene);
    void place(const PickQuery& query);

    const PoseEvaluator& m_evaluator;
    Skeleton m_skeleton;
    std::optional<SceneIndex> m_scene;  // scene of the skeleton; none: not built yet
    std::vector<glm::mat4> m_placed;    // [joint]
};

}  // namespace sinew
