// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"
#include "model/view/view_values.h"
#include "model/weights/weight_sum.h"

namespace sinew {

// The colours of flat views, sRGB, for legends; shaders/corner_colors.glsl computes the same.

/// Of a number of influences: one range up to 4, one up to 8, one colour above.
[[nodiscard]] glm::vec3 countColor(std::uint32_t influences) noexcept;

/// The deviations at both ends of the scale of weight sums.
inline constexpr float kLeastSumError = 1e-7F;
inline constexpr float kMostSumError = 1.0F;

/// Of a sum of weights, on a logarithmic scale.
[[nodiscard]] glm::vec3 sumColor(const WeightSum& sum) noexcept;

[[nodiscard]] glm::vec3 faultColor(SlotFault fault) noexcept;

}  // namespace sinew
