// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/shared_exponent.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

// Vulkan, "Shared exponent": nine bits of mantissa, exponents biased by 15.
constexpr int kMantissaBits = 9;
constexpr int kBias = 15;

float clamped(float value) noexcept {
    return value > 0.0F ? std::min(value, kMaxSharedExponent) : 0.0F;
}

}  // namespace

std::uint32_t packSharedExponent(const glm::vec3& color) noexcept {
    const glm::vec3 c(clamped(color.r), clamped(color.g), clamped(color.b));
    const float largest = std::max({c.r, c.g, c.b});
    int exponent = -kBias - 1;
    if (largest > 0.0F) {
        exponent = std::max(exponent, std::ilogb(largest));
    }
    exponent += 1 + kBias;
    const auto scaled = [&](float value) {
        return static_cast<std::uint32_t>(
            std::floor(std::ldexp(value, kBias + kMantissaBits - exponent) + 0.5F));
    };
    if (scaled(largest) == 1U << kMantissaBits) {
        ++exponent;
    }
    return scaled(c.r) | scaled(c.g) << 9 | scaled(c.b) << 18 |
           static_cast<std::uint32_t>(exponent) << 27;
}

glm::vec3 unpackSharedExponent(std::uint32_t packed) noexcept {
    const int exponent = static_cast<int>(packed >> 27) - kBias - kMantissaBits;
    const auto channel = [&](std::uint32_t shift) {
        return std::ldexp(static_cast<float>(packed >> shift & 0x1ffU), exponent);
    };
    return {channel(0), channel(9), channel(18)};
}

}  // namespace sinew
