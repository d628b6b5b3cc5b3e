// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/front_and_ground.h"

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

// Relative to the radius: how far a foot on y = 0 may be above or below it, for the soles of shoes
// and for feet that sink in while walking.
constexpr float kAtGround = 0.03F;

}  // namespace

float groundHeight(GroundPlace place, const Box& bounds) noexcept {
    if (place == GroundPlace::Origin || bounds.empty() || !std::isfinite(bounds.min.y)) {
        return 0.0F;
    }
    const bool isAtGround = std::abs(bounds.min.y) <= kAtGround * bounds.radius();
    return isAtGround ? 0.0F : bounds.min.y;
}

float frontYaw(const Asset& asset) noexcept {
    const bool facesBack = asset.vrm && asset.vrm->version.starts_with('0');
    return facesBack ? std::numbers::pi_v<float> : 0.0F;
}

}  // namespace sinew
