// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <numbers>
#include <optional>
#include <string>

#include "model/core/math.h"

namespace sinew {

enum class LightKind { Directional, Point, Spot };

/// KHR_lights_punctual. Shines along its node's -Z; the node's scale is ignored.
struct Light {
    std::string name;
    LightKind kind = LightKind::Directional;
    glm::vec3 color{1.0F};       // linear
    float intensity = 1.0F;      // directional: lux; point and spot: candela
    std::optional<float> range;  // metres; none: infinite
    float innerConeRadians = 0.0F;
    float outerConeRadians = std::numbers::pi_v<float> / 4.0F;
};

}  // namespace sinew
