// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include "model/evaluate/bounds.h"

namespace sinew {

/// The radius of the framed bounds; 1 if they are empty.
[[nodiscard]] float framedRadius(const Box& bounds) noexcept;

/// Distance between grid lines for a model of this radius: a power of ten.
[[nodiscard]] float gridSpacing(float radius) noexcept;

/// The end of the heat map of `skinning-difference`, in file units: 1, 2 or 5 times a power of ten,
/// at most a fortieth of the framed radius, so that it is constant while a clip plays.
[[nodiscard]] float differenceScale(const Box& framedBounds) noexcept;

/// The labels at 0, 1/4, 1/2, 3/4 and 1.
[[nodiscard]] std::array<std::string, 5> differenceTicks(float scale);

}  // namespace sinew
