// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/framed_size.h"

#include <cmath>

namespace sinew {

float framedRadius(const Box& bounds) noexcept {
    const float radius = bounds.empty() ? 0.0F : bounds.radius();
    return radius > 0.0F && std::isfinite(radius) ? radius : 1.0F;
}

float gridSpacing(float radius) noexcept {
    return std::pow(10.0F, std::round(std::log10(radius)) - 1.0F);
}

}  // namespace sinew
