// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/orca_cage.h"

namespace sinew::demo {

/// Centre of the eyeball in mesh space; `side` is +1 left, -1 right. Slightly below the skin, so
/// that only a flat lens is visible.
[[nodiscard]] glm::vec3 eyeCenter(float side);

/// Half the eyeball's width, height and length, metres (x, y, z).
inline constexpr glm::vec3 kEyeRadii{0.042F, 0.040F, 0.052F};

/// Adds two eyeballs, each a separate closed surface.
void addEyes(OrcaCage& cage);

}  // namespace sinew::demo
