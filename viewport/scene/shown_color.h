// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/material.h"

namespace sinew {

/// What gives a material its colour: the base colour, or the diffuse one of
/// KHR_materials_pbrSpecularGlossiness. Unlit materials have the base colour alone. Borrows the
/// material.
struct ShownColor {
    TextureSlot slot;  // BaseColor or Diffuse, whose factor counts too
    const TextureRef& texture;
};
[[nodiscard]] ShownColor shownColor(const Material& material) noexcept;

}  // namespace sinew
