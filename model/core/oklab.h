// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew {

/// OKLab (Ottosson 2020): x is the lightness from 0 to 1; equal distances look about equally
/// different. Linear sRGB; the result may be outside of 0 to 1.
[[nodiscard]] glm::vec3 linearOfOklab(const glm::vec3& lab) noexcept;

/// The inverse.
[[nodiscard]] glm::vec3 oklabOfLinear(const glm::vec3& linear) noexcept;

/// OKLab of encoded sRGB bytes.
[[nodiscard]] glm::vec3 oklabOfBytes(const glm::u8vec3& bytes) noexcept;

}  // namespace sinew
