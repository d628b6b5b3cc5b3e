// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material_constants.h"

#include "viewport/scene/shown_color.h"

namespace sinew {
namespace {

// Of textures only the base colour is drawn. Where another one is meant to modulate a factor, the
// factor alone would make everything glow or all of it metal: a plain dielectric stands in.
// model/view/shown_property.h tells users of it.
glm::vec3 glowOf(const Material& material, const MaterialFactors& factors) noexcept {
    const bool textured = material[TextureSlot::Emissive].texture.valid();
    return textured || material.unlit ? glm::vec3(0.0F)
                                      : factors.emissiveFactor * factors.emissiveStrength;
}

struct Gloss {
    float metallic = 0.0F;
    float roughness = 0.6F;
};

Gloss glossOf(const Material& material, const MaterialFactors& factors) noexcept {
    if (material.specularGlossiness) {
        const bool textured = material[TextureSlot::SpecularGlossiness].texture.valid();
        return textured ? Gloss{} : Gloss{0.0F, 1.0F - factors.specularGlossiness.glossinessFactor};
    }
    const bool textured = material[TextureSlot::MetallicRoughness].texture.valid();
    return textured ? Gloss{} : Gloss{factors.metallicFactor, factors.roughnessFactor};
}

}  // namespace

layout::MaterialConstants materialConstants(const Material& material,
                                            const MaterialFactors& factors) noexcept {
    const ShownColor color = shownColor(material);
    const Gloss gloss = glossOf(material, factors);
    const glm::mat3 fromMesh = glm::transpose(uvMatrix(factors[color.slot]));
    layout::MaterialConstants constants{};
    constants.baseColor = color.slot == TextureSlot::Diffuse
                              ? factors.specularGlossiness.diffuseFactor
                              : factors.baseColorFactor;
    constants.emissive = glm::vec4(glowOf(material, factors), factors.alphaCutoff);
    constants.surface = {gloss.metallic, gloss.roughness, 0.0F, 0.0F};
    constants.colorU = glm::vec4(fromMesh[0], 0.0F);
    constants.colorV = glm::vec4(fromMesh[1], 0.0F);
    return constants;
}

}  // namespace sinew
