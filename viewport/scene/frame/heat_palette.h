// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/core/math.h"

namespace sinew {

/// 256 sRGB colours for values 0 to 1: evenly increasing lightness from violet over magenta and
/// orange to pale yellow, so that equal steps look equal and the order is preserved in greyscale.
using HeatPalette = std::array<glm::u8vec3, 256>;

[[nodiscard]] const HeatPalette& heatPalette();

}  // namespace sinew
