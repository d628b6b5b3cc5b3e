// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/framed_size.h"

#include <cmath>
#include <cstdio>

namespace sinew {

float framedRadius(const Box& bounds) noexcept {
    const float radius = bounds.empty() ? 0.0F : bounds.radius();
    return radius > 0.0F && std::isfinite(radius) ? radius : 1.0F;
}

float gridSpacing(float radius) noexcept {
    return std::pow(10.0F, std::round(std::log10(radius)) - 1.0F);
}

float differenceScale(const Box& framedBounds) noexcept {
    const double most = double{framedRadius(framedBounds)} / 40.0;
    const double power = std::pow(10.0, std::floor(std::log10(most)));
    for (const double factor : {5.0, 2.0}) {
        if (factor * power <= most) {
            return static_cast<float>(factor * power);
        }
    }
    return static_cast<float>(power);
}

std::array<std::string, 5> differenceTicks(float scale) {
    std::array<std::string, 5> ticks;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%.3g", 0.25 * double(i) * double{scale});
        ticks.at(i) = text.data();
    }
    return ticks;
}

}  // namespace sinew
