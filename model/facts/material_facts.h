// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The extensions stored on a material: "KHR_materials_unlit".
[[nodiscard]] std::vector<std::string> extensionsOf(const Asset& asset, MaterialIndex material);

/// Slots of the material that have a texture.
[[nodiscard]] std::vector<TextureSlot> texturedSlots(const Material& material);

/// Number of its textures with KHR_texture_transform.
[[nodiscard]] std::size_t transformCount(const Material& material);

}  // namespace sinew
