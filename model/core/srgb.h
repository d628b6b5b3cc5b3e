// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace sinew {

/// The linear value of an sRGB value, both 0 to 1 (IEC 61966-2-1).
[[nodiscard]] inline float linearOfSrgb(float encoded) noexcept {
    return encoded <= 0.04045F ? encoded / 12.92F : std::pow((encoded + 0.055F) / 1.055F, 2.4F);
}

/// The sRGB value of a linear value, both 0 to 1.
[[nodiscard]] inline float srgbOfLinear(float linear) noexcept {
    return linear <= 0.0031308F ? 12.92F * linear : 1.055F * std::pow(linear, 1.0F / 2.4F) - 0.055F;
}

}  // namespace sinew
