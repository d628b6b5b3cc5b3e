// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// Axes of different length, beyond what rounding makes of equal ones.
[[nodiscard]] bool isUneven(const glm::vec3& scale) noexcept;

/// Per node: whether a node below it is turned, at rest or by an animation. Uneven scale above a
/// turn shears.
[[nodiscard]] std::vector<bool> nodesWithTurnsBelow(const Asset& asset);

/// Per node: whether something that shows depends on its transform: a mesh without skin, a camera
/// or a light at or below it, or a joint of a skin that a mesh wears.
[[nodiscard]] std::vector<bool> nodesThatMatter(const Asset& asset);

}  // namespace sinew::check
