// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/evaluate/bounds.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// A large, distant directional lamp in the upper left of the world.
struct KeyLight {
    layout::LightConstants light;
    glm::mat4 clipFromWorld{1.0F};  // view from the lamp; depth 0 is nearest to the lamp
    layout::LightTable table;       // lacks the count of lights
};

/// Side of the shadow map.
inline constexpr std::uint32_t kShadowSide = 2048;

/// Its shadow covers `bounds` (world space); if they are empty or not finite, there is no shadow.
/// `groundHeight`: of the plane that receives it besides the model, see model/view/ground.h.
[[nodiscard]] KeyLight keyLight(const Box& bounds, float groundHeight) noexcept;

}  // namespace sinew
