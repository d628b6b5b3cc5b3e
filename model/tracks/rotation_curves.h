// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/asset/animation.h"
#include "model/core/euler_angles.h"

namespace sinew {

/// The Euler angles (radians, about X, Y and Z) of a rotation that are nearest to `before`: whole
/// turns are added, and of both sets of angles of a rotation the nearer one is taken, so that a
/// motion sampled in small steps has continuous angles. Near gimbal lock, where the third angle is
/// rounding, it is that of `before`, and the rotation is met to within 0.03 degrees.
[[nodiscard]] glm::dvec3 nearestEuler(const glm::dquat& rotation, EulerOrder order,
                                      const glm::dvec3& before) noexcept;

/// Appends the times strictly between a key of CUBICSPLINE and the next one where a component has
/// an extreme; of the first four components.
void appendSplineTurns(const Sampler& sampler, std::size_t key, std::vector<float>& times);

// Of samplers whose values are quaternions with at least one key, in radians per second of file
// time; from a key on that of the segment after it. 0 before the first and after the last key, and
// throughout for STEP.

/// How fast the rotation turns that the specification defines: constant between keys of LINEAR
/// (appendix C.4), the derivative of the normalised spline for CUBICSPLINE (appendix C.5). Not a
/// number where that passes through zero.
[[nodiscard]] double angularSpeed(const Sampler& sampler, float seconds,
                                  std::uint32_t& hint) noexcept;

/// The same for a plain linear blend of the stored values, normalised.
[[nodiscard]] double plainAngularSpeed(const Sampler& sampler, float seconds,
                                       std::uint32_t& hint) noexcept;

/// An upper bound of the rotation between a key and the next one, in radians: exact for LINEAR, for
/// CUBICSPLINE as long as it does not come near zero.
[[nodiscard]] double largestTurn(const Sampler& sampler, std::size_t key) noexcept;

}  // namespace sinew
