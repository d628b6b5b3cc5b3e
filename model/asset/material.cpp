// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/material.h"

#include <cmath>

namespace sinew {
namespace {

constexpr std::array<TextureSlotFacts, kTextureSlotCount> kSlots{{
    {"base colour", "/pbrMetallicRoughness/baseColorTexture", true},
    {"metallic-roughness", "/pbrMetallicRoughness/metallicRoughnessTexture", false},
    {"normal", "/normalTexture", false},
    {"occlusion", "/occlusionTexture", false},
    {"emissive", "/emissiveTexture", true},
    {"clearcoat", "/extensions/KHR_materials_clearcoat/clearcoatTexture", false},
    {"clearcoat roughness", "/extensions/KHR_materials_clearcoat/clearcoatRoughnessTexture", false},
    {"clearcoat normal", "/extensions/KHR_materials_clearcoat/clearcoatNormalTexture", false},
    {"sheen colour", "/extensions/KHR_materials_sheen/sheenColorTexture", true},
    {"sheen roughness", "/extensions/KHR_materials_sheen/sheenRoughnessTexture", false},
    {"specular", "/extensions/KHR_materials_specular/specularTexture", false},
    {"specular colour", "/extensions/KHR_materials_specular/specularColorTexture", true},
    {"transmission", "/extensions/KHR_materials_transmission/transmissionTexture", false},
    {"thickness", "/extensions/KHR_materials_volume/thicknessTexture", false},
    {"iridescence", "/extensions/KHR_materials_iridescence/iridescenceTexture", false},
    {"iridescence thickness", "/extensions/KHR_materials_iridescence/iridescenceThicknessTexture",
     false},
    {"anisotropy", "/extensions/KHR_materials_anisotropy/anisotropyTexture", false},
    {"diffuse", "/extensions/KHR_materials_pbrSpecularGlossiness/diffuseTexture", true},
    {"specular-glossiness",
     "/extensions/KHR_materials_pbrSpecularGlossiness/specularGlossinessTexture", true},
}};

}  // namespace

const TextureSlotFacts& factsOf(TextureSlot slot) noexcept {
    return kSlots[static_cast<std::size_t>(slot)];
}

glm::mat3 uvMatrix(const TextureTransform& transform) noexcept {
    const float c = std::cos(transform.rotationRadians);
    const float s = std::sin(transform.rotationRadians);
    return {{c * transform.scale.x, -s * transform.scale.x, 0.0F},
            {s * transform.scale.y, c * transform.scale.y, 0.0F},
            {transform.offset, 1.0F}};
}

}  // namespace sinew
