// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// Whether the axes differ by more than this share of the longest.
[[nodiscard]] bool isUneven(const glm::vec3& scale, double tolerance) noexcept;

/// The factor by which volumes grow, per axis: the geometric mean without its sign.
[[nodiscard]] double meanScale(const glm::vec3& scale) noexcept;

/// Per node: itself if it is a joint, otherwise the closest joint above; none: there is none.
[[nodiscard]] std::vector<NodeIndex> closestJoints(const Asset& asset);

/// Per node: whether a descendant is rotated, by an animation or at rest by more than this many
/// degrees. Non-uniform scale above a rotation shears.
[[nodiscard]] std::vector<bool> nodesWithTurnsBelow(const Asset& asset, double degrees);

/// Per node: whether something visible depends on its transform: the node or a descendant has an
/// unskinned mesh, a camera or a light, or is a joint of a skin in use.
[[nodiscard]] std::vector<bool> nodesThatMatter(const Asset& asset);

}  // namespace sinew::check
