// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/evaluate/bounds.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// A large lamp in the upper left of the world, so far away that it shines in one direction.
struct KeyLight {
    layout::LightConstants light;
    glm::mat4 clipFromWorld{1.0F};  // as the lamp sees it; depth 0 is nearest to it
    layout::LightTable table;       // without the count of lights
};

/// Side of the shadow map.
inline constexpr std::uint32_t kShadowSide = 2048;

/// Its shadow holds what lies in `bounds`, world space; where they are empty or not finite nothing
/// casts one.
[[nodiscard]] KeyLight keyLight(const Box& bounds) noexcept;

/// Height of the plane that catches the shadow: the ground, or the model's lowest point where it
/// reaches below.
[[nodiscard]] float groundHeight(const Box& bounds) noexcept;

}  // namespace sinew
