// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/asset/material.h"

namespace sinew {

/// Textures that the shaders can read of one material, numbered as kSlot… of shaders/layout.h.
inline constexpr std::size_t kMaterialSlots = 17;

/// Which texture of the material stands in a slot. KHR_materials_pbrSpecularGlossiness has the
/// first two for its own, except where the material is unlit.
[[nodiscard]] TextureSlot textureIn(const Material& material, std::size_t slot) noexcept;

/// Whether the slot's texture is named and belongs to something that the material has: an unlit
/// one has its colour alone, and an extension's textures need the extension.
[[nodiscard]] bool isUsed(const Material& material, std::size_t slot) noexcept;

/// kFeature… bits of shaders/layout.h, those of the textures too. What has no effect at the stored
/// factors is left out, unless animations drive the material.
[[nodiscard]] std::uint32_t featuresOf(const Material& material, bool driven) noexcept;

/// The sets of texture coordinates that reach the shaders: n of TEXCOORD_n, the base colour's
/// first. Both are the same where one is enough.
struct TexcoordSets {
    std::array<std::uint32_t, 2> sets{};
    bool tooMany = false;  // the material names more: those stand on the first

    /// 0 or 1.
    [[nodiscard]] std::uint32_t positionOf(std::uint32_t set) const noexcept {
        return sets[0] != set && sets[1] == set ? 1U : 0U;
    }
    bool operator==(const TexcoordSets&) const = default;
};
[[nodiscard]] TexcoordSets texcoordSets(const Material& material) noexcept;

}  // namespace sinew
