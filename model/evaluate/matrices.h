// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/evaluate/pose.h"

namespace sinew {

/// worldFromNode for every node of the file, `world.size() == asset.nodes.size()`. One loop over
/// `asset.parentsFirst`. In double precision, because rounding accumulates in chains of thousands
/// of nodes; the caller rounds to float. For single evaluations; `Hierarchy` is the fast form for
/// repeated ones.
void worldMatrices(const Asset& asset, const Pose& pose, std::span<glm::dmat4> world) noexcept;

/// The skin's palette: worldFromJoint × inverse bind matrix, `palette.size()` joints. The mesh
/// node's transform is ignored (glTF 2.0, 3.7.3.3). Vector code, see `Hierarchy`.
void jointMatrices(const Skin& skin, std::span<const glm::dmat4> world,
                   std::span<glm::mat4> palette) noexcept;

}  // namespace sinew
