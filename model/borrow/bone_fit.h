// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/core/math.h"

namespace sinew {

/// A direction and its target. Any lengths other than zero.
struct DirectionPair {
    glm::dvec3 from;
    glm::dvec3 to;
};

/// 0 to 180; 0 if one of them has no direction.
[[nodiscard]] double degreesBetween(const glm::dvec3& a, const glm::dvec3& b);

/// The shortest rotation from one direction to another.
[[nodiscard]] glm::dquat swing(const glm::dvec3& from, const glm::dvec3& to);

/// The rotation that brings all directions closest to their targets (least squares; Horn's
/// quaternion). Directions along one line leave the turn about it open; it is then that of `start`,
/// and the shortest rotation from there. At least one pair.
[[nodiscard]] glm::dquat bestTurn(std::span<const DirectionPair> pairs, const glm::dquat& start);

}  // namespace sinew
