// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/asset/material.h"

namespace sinew {

/// Textures per material available to shaders, numbered as kSlot… of shaders/layout.h.
inline constexpr std::size_t kMaterialSlots = 17;

/// The texture of the material in a slot. KHR_materials_pbrSpecularGlossiness uses the first two,
/// unless the material is unlit.
[[nodiscard]] TextureSlot textureIn(const Material& material, std::size_t slot) noexcept;

/// Whether the slot has a texture that the material uses: unlit materials use only the base colour,
/// and textures of an extension require the extension.
[[nodiscard]] bool isUsed(const Material& material, std::size_t slot) noexcept;

/// kFeature… bits of shaders/layout.h, including textures. Features without effect at the stored
/// factors are omitted, unless the material is animated.
[[nodiscard]] std::uint32_t featuresOf(const Material& material, bool driven) noexcept;

/// The texture coordinate sets passed to the shaders: n of TEXCOORD_n, the base colour's first.
/// Equal if one is enough.
struct TexcoordSets {
    std::array<std::uint32_t, 2> sets{};
    bool tooMany = false;  // the material uses more; those fall back to the first

    /// 0 or 1.
    [[nodiscard]] std::uint32_t positionOf(std::uint32_t set) const noexcept {
        return sets[0] != set && sets[1] == set ? 1U : 0U;
    }
    bool operator==(const TexcoordSets&) const = default;
};
[[nodiscard]] TexcoordSets texcoordSets(const Material& material) noexcept;

}  // namespace sinew
