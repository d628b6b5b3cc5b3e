// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// A node, and the joint that it is.
struct MatrixSubject {
    NodeIndex node;
    SkinIndex skin;      // set together with `joint`
    JointIndex joint;    // joint of that skin; none: not a joint
    NodeIndex meshNode;  // a node that draws a mesh with that skin; none: there is none

    bool operator==(const MatrixSubject&) const = default;
};

struct JointTransforms {
    glm::mat4 inverseBind{1.0F};    // jointFromMesh, as stored
    glm::mat4 worldFromMesh{1.0F};  // the joint matrix: worldFromJoint × inverse bind matrix. The
                                    // mesh node's transform is ignored (glTF 2.0, 3.7.3.3)
    // The same in the space of the mesh node: its inverse world matrix × the joint matrix; none
    // without a mesh node, or if its matrix is singular.
    std::optional<glm::mat4> meshNodeFromMesh;
};

/// The transforms of a node at one moment.
struct NodeTransforms {
    Transform local;          // the decomposition, if the node stores a matrix
    bool fromMatrix = false;  // the stored matrix applies
    glm::mat4 parentFromNode{1.0F};
    glm::mat4 worldFromNode{1.0F};
    std::optional<JointTransforms> joint;
};

/// Reads them from the evaluator; its results are not computed again. Node, skin and joint must
/// exist.
[[nodiscard]] NodeTransforms nodeTransforms(const PoseEvaluator& evaluator,
                                            const MatrixSubject& subject);

}  // namespace sinew
