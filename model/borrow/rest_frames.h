// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A pose of a file in the world.
struct RestFrames {
    std::vector<glm::dquat> rotations;  // [node]: worldFromNode, of the rotations along the chain
                                        // alone
    std::vector<glm::dmat4> world;      // [node]: worldFromNode

    /// Those of the node's parent; identity for a root.
    [[nodiscard]] glm::dquat parentRotation(const Asset& asset, NodeIndex node) const;
    [[nodiscard]] glm::dmat4 parentWorld(const Asset& asset, NodeIndex node) const;
    [[nodiscard]] glm::dvec3 place(NodeIndex node) const {
        return glm::dvec3(world[node.value][3]);
    }
    /// The rotation of the node in the space of its parent.
    [[nodiscard]] glm::dquat localRotation(const Asset& asset, NodeIndex node) const;
    /// Where the node is in the space of its parent; its rest translation if both differ only by
    /// rounding, or if the space is flat.
    [[nodiscard]] glm::dvec3 localTranslation(const Asset& asset, NodeIndex node) const;

    /// Sets the frame of a node that rests in that of its parent.
    void placeAtRest(const Asset& asset, NodeIndex node);
    /// Turns the frame of a node about its place.
    void turnTo(const glm::dquat& rotation, NodeIndex node);
};

/// The angle between two rotations, 0 to 180.
[[nodiscard]] double turnDegrees(const glm::dquat& a, const glm::dquat& b);

/// The rest pose.
[[nodiscard]] RestFrames restFrames(const Asset& asset);

}  // namespace sinew
