// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// Value of a target: up to four numbers, the others 0. A rotation is x, y, z, w; visibility is 0
/// or 1, or in between while blending.
using TargetValue = glm::dvec4;

[[nodiscard]] TargetValue valueOf(const Asset& asset, const Pose& pose,
                                  const PoseTarget& target) noexcept;

/// Rounds to float; visible from 0.5. Does not change `Pose::fromMatrix`.
void setValue(const Asset& asset, const PoseTarget& target, const TargetValue& value,
              Pose& pose) noexcept;

/// `value` or its negative, whichever is in the hemisphere of `pole`; deterministic for rotations
/// on the border.
[[nodiscard]] TargetValue turnedTowards(const TargetValue& pole, const TargetValue& value) noexcept;

/// The normalised rotation; `fallback` if the length is zero.
[[nodiscard]] TargetValue normalized(const TargetValue& rotation,
                                     const TargetValue& fallback) noexcept;

/// Interpolates from `a` (weight 0) to `b` (weight 1), both exact; rotations take the shortest path
/// at constant speed.
[[nodiscard]] TargetValue mixed(PoseTarget::Kind kind, const TargetValue& a, const TargetValue& b,
                                double weight) noexcept;

/// `base` plus `weight` times the difference of `layer` from `reference`: a sum; for rotations base
/// × (reference⁻¹ × layer)^weight; for scales base × mix(1, layer / reference, weight). Exactly
/// `base` if layer and reference are equal.
[[nodiscard]] TargetValue withDifference(PoseTarget::Kind kind, const TargetValue& base,
                                         const TargetValue& layer, const TargetValue& reference,
                                         double weight) noexcept;

}  // namespace sinew
