// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/node_matrices.h"

#include <cmath>

namespace sinew {
namespace {

JointTransforms jointTransforms(const PoseEvaluator& evaluator, const MatrixSubject& subject) {
    JointTransforms joint;
    joint.inverseBind = evaluator.asset()[subject.skin].inverseBindMatrices[subject.joint.value];
    joint.worldFromMesh = evaluator.palette(subject.skin)[subject.joint.value];
    if (subject.meshNode) {
        const glm::dmat4 worldFromMeshNode(evaluator.world(subject.meshNode));
        const double determinant = glm::determinant(worldFromMeshNode);
        if (determinant != 0.0 && std::isfinite(determinant)) {
            joint.meshNodeFromMesh =
                glm::mat4(glm::inverse(worldFromMeshNode) * glm::dmat4(joint.worldFromMesh));
        }
    }
    return joint;
}

}  // namespace

NodeTransforms nodeTransforms(const PoseEvaluator& evaluator, const MatrixSubject& subject) {
    const Pose& pose = evaluator.pose();
    NodeTransforms result;
    result.local = pose.local(subject.node);
    result.fromMatrix = pose.fromMatrix[subject.node.value] != 0;
    result.parentFromNode =
        result.fromMatrix ? *evaluator.asset()[subject.node].matrix : toMatrix(result.local);
    result.worldFromNode = evaluator.world(subject.node);
    if (subject.joint) {
        result.joint = jointTransforms(evaluator, subject);
    }
    return result;
}

}  // namespace sinew
