// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// What a target holds: up to four numbers, the others 0. A rotation is x, y, z, w; visibility is
/// 0 or 1, and anything between while it is blended.
using TargetValue = glm::dvec4;

[[nodiscard]] TargetValue valueOf(const Asset& asset, const Pose& pose,
                                  const PoseTarget& target) noexcept;

/// Rounds to float; visible from 0.5 on. Leaves `Pose::fromMatrix` as it is.
void setValue(const Asset& asset, const PoseTarget& target, const TargetValue& value,
              Pose& pose) noexcept;

/// `value` or its negative, whichever lies in the hemisphere of `pole`; of rotations on the border
/// always the same of the two.
[[nodiscard]] TargetValue turnedTowards(const TargetValue& pole, const TargetValue& value) noexcept;

/// A rotation of length 1; `fallback` where the length is zero.
[[nodiscard]] TargetValue normalized(const TargetValue& rotation,
                                     const TargetValue& fallback) noexcept;

/// From `a` (weight 0) to `b` (weight 1), both reached exactly; rotations by the shortest way at
/// constant speed.
[[nodiscard]] TargetValue mixed(PoseTarget::Kind kind, const TargetValue& a, const TargetValue& b,
                                double weight) noexcept;

/// `base` and `weight` times what makes `layer` of `reference`: a sum, for rotations
/// base × (reference⁻¹ × layer)^weight, for scales base × mix(1, layer / reference, weight). Where
/// layer and reference are the same, exactly `base`.
[[nodiscard]] TargetValue withDifference(PoseTarget::Kind kind, const TargetValue& base,
                                         const TargetValue& layer, const TargetValue& reference,
                                         double weight) noexcept;

}  // namespace sinew
