// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"

namespace sinew {

/// The largest value that a channel can hold.
inline constexpr float kMaxSharedExponent = 65408.0F;

/// VK_FORMAT_E5B9G9R9_UFLOAT_PACK32, rounded to the nearest; negative and NaN become 0, what is
/// larger than the format holds becomes its largest.
[[nodiscard]] std::uint32_t packSharedExponent(const glm::vec3& color) noexcept;

[[nodiscard]] glm::vec3 unpackSharedExponent(std::uint32_t packed) noexcept;

}  // namespace sinew
