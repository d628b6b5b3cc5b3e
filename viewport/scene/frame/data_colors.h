// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew {

// Colours of data views for missing values, as sRGB bytes. Must match shaders/view_color.glsl.
inline constexpr glm::u8vec3 kNeutralColor{112, 112, 112};     // no skin, or not the shown one
inline constexpr glm::u8vec3 kUnaffectedColor{160, 164, 172};  // weight exactly 0
inline constexpr glm::u8vec3 kBindPoseColor{186, 190, 196};    // before its soft shading

}  // namespace sinew
