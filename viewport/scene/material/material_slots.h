// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/asset/material.h"
#include "model/asset/object_factors.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Textures per material available to shaders, numbered as kSlot… of shaders/layout.h.
inline constexpr std::size_t kMaterialSlots = layout::kSlotCount;

/// The texture of the material in a slot. KHR_materials_pbrSpecularGlossiness uses the first two,
/// unless the material is unlit.
[[nodiscard]] TextureSlot textureIn(const Material& material, std::size_t slot) noexcept;

/// Whether the slot has a texture that the material uses: unlit materials use only the base colour,
/// and textures of an extension require the extension.
[[nodiscard]] bool isUsed(const Material& material, std::size_t slot) noexcept;

/// What the shaders have to evaluate for a material.
struct MaterialFeatures {
    std::uint32_t features = 0;  // kFeature… bits of shaders/layout.h
    std::uint32_t textures = 0;  // bit i: a texture in slot i

    bool operator==(const MaterialFeatures&) const = default;
};
/// Features and textures without effect at the stored factors are omitted, unless the material is
/// animated.
[[nodiscard]] MaterialFeatures featuresOf(const Material& material, bool driven) noexcept;

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

/// Shader constants of a material with the given factors.
[[nodiscard]] layout::MaterialConstants materialConstants(const Material& material,
                                                          const MaterialFactors& factors) noexcept;

}  // namespace sinew
