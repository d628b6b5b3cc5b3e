// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/motion/in_place.h"

#include "model/evaluate/motion/heading.h"

namespace sinew {

namespace {

glm::dmat4 localMatrix(const Asset& asset, const Pose& pose, NodeIndex node) noexcept {
    return pose.fromMatrix[node.value] != 0 ? glm::dmat4(*asset[node].matrix)
                                            : toMatrixDouble(pose.local(node));
}

}  // namespace

glm::dmat4 worldFromNode(const Asset& asset, const Pose& pose, NodeIndex node) noexcept {
    glm::dmat4 world(1.0);
    for (NodeIndex above = node; above; above = asset[above].parent) {
        world = localMatrix(asset, pose, above) * world;
    }
    return world;
}

void keepInPlace(const Asset& asset, NodeIndex root, const InPlace& parts,
                 const glm::dmat4& reference, Pose& pose) noexcept {
    const NodeIndex parent = asset[root].parent;
    const glm::dmat4 parentWorld = parent ? worldFromNode(asset, pose, parent) : glm::dmat4(1.0);
    const glm::dmat4 world = parentWorld * localMatrix(asset, pose, root);
    const glm::dmat3 axes(parentWorld);
    if (areFlat(axes)) {
        return;
    }
    const glm::dmat3 intoParent = glm::inverse(axes);

    const glm::dvec3 away(world[3] - reference[3]);
    const glm::dvec3 back =
        away * glm::dvec3(parts.x ? -1.0 : 0.0, parts.y ? -1.0 : 0.0, parts.z ? -1.0 : 0.0);
    if (back != glm::dvec3(0.0)) {
        const glm::dvec3 place = glm::dvec3(world[3]) + back - glm::dvec3(parentWorld[3]);
        pose.setTranslation(root, glm::vec3(intoParent * place));
        pose.fromMatrix[root.value] = 0;
    }
    const glm::dquat turn = parts.turn ? unturned(glm::dmat3(world), glm::dmat3(reference))
                                       : glm::dquat(1.0, 0.0, 0.0, 0.0);
    const auto inParent = orthonormal(intoParent * glm::mat3_cast(turn) * axes);
    if (turn.y != 0.0 && inParent) {
        const glm::dquat rotation = glm::quat_cast(*inParent) * glm::dquat(pose.rotation(root));
        pose.setRotation(root, glm::quat(rotation));
        pose.fromMatrix[root.value] = 0;
    }
}

}  // namespace sinew
