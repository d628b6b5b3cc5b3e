// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The rest pose of a file in the world.
struct RestFrames {
    std::vector<glm::dquat> rotations;  // [node]: worldFromNode, of the rotations on the way alone
    std::vector<glm::dmat4> world;      // [node]: worldFromNode

    /// The same of the node's parent; identity for a root.
    [[nodiscard]] glm::dquat parentRotation(const Asset& asset, NodeIndex node) const;
    [[nodiscard]] glm::dmat4 parentWorld(const Asset& asset, NodeIndex node) const;
};

[[nodiscard]] RestFrames restFrames(const Asset& asset);

}  // namespace sinew
