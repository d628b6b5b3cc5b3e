// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/euler_angles.h"

namespace sinew {

/// The Euler angles (radians, about X, Y and Z) of a rotation that are nearest to `before`: whole
/// turns are added, and of both ways to write a rotation the nearer one is taken, so that a motion
/// sampled in small steps has continuous angles. Near gimbal lock, where the third angle is
/// rounding, it is that of `before`, and the rotation is met to within 0.03 degrees.
[[nodiscard]] glm::dvec3 nearestEuler(const glm::dquat& rotation, EulerOrder order,
                                      const glm::dvec3& before) noexcept;

}  // namespace sinew
