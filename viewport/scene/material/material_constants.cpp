// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/material_constants.h"

#include <algorithm>
#include <cmath>

#include "viewport/scene/material/material_slots.h"

namespace sinew {
namespace {

// KHR_materials_ior: 0 means a reflectance of 1.
float reflectanceOf(float ior) noexcept {
    const float root = ior == 0.0F ? 1.0F : (ior - 1.0F) / (ior + 1.0F);
    return root * root;
}

// KHR_materials_volume: the attenuation colour is what remains after the attenuation distance.
glm::vec3 absorptionOf(const Volume& volume) noexcept {
    constexpr float kDarkest = 1e-6F;
    constexpr float kNearest = 1e-9F;
    if (!std::isfinite(volume.attenuationDistance)) {
        return glm::vec3(0.0F);
    }
    const glm::vec3 color = glm::clamp(volume.attenuationColor, kDarkest, 1.0F);
    return -glm::log(color) / std::max(volume.attenuationDistance, kNearest);
}

void setSpecularGlossiness(const SpecularGlossiness& factors,
                           layout::MaterialConstants& constants) noexcept {
    constants.baseColor = factors.diffuseFactor;
    constants.surface.y = factors.glossinessFactor;
    constants.specular = glm::vec4(factors.specularFactor, 1.0F);
}

void setSlots(const Material& material, const MaterialFactors& factors,
              layout::MaterialConstants& constants) noexcept {
    const TexcoordSets sets = texcoordSets(material);
    for (std::size_t slot = 0; slot < kMaterialSlots; ++slot) {
        const TextureSlot texture = textureIn(material, slot);
        const glm::mat3 rows = glm::transpose(uvMatrix(factors[texture]));
        const std::uint32_t set = sets.positionOf(material[texture].texcoordSet);
        constants.slotRows[2 * slot] = glm::vec4(rows[0], static_cast<float>(set));
        constants.slotRows[2 * slot + 1] = glm::vec4(rows[1], 0.0F);
    }
}

}  // namespace

layout::MaterialConstants materialConstants(const Material& material,
                                            const MaterialFactors& factors) noexcept {
    layout::MaterialConstants out{};
    out.baseColor = factors.baseColorFactor;
    const glm::vec3 emissive = factors.emissiveFactor * factors.emissiveStrength;
    out.emissive = glm::vec4(emissive, factors.alphaCutoff);
    out.surface = {factors.metallicFactor, factors.roughnessFactor, factors.normalScale,
                   factors.occlusionStrength};
    out.specular = glm::vec4(reflectanceOf(factors.ior) * factors.specular.colorFactor,
                             factors.specular.factor);
    if (material.specularGlossiness && !material.unlit) {
        setSpecularGlossiness(factors.specularGlossiness, out);
    }
    out.clearcoat = {factors.clearcoat.factor, factors.clearcoat.roughnessFactor,
                     factors.clearcoat.normalScale, 0.0F};
    out.sheen = glm::vec4(factors.sheen.colorFactor, factors.sheen.roughnessFactor);
    out.transmission = {factors.transmission.factor, factors.volume.thicknessFactor, factors.ior,
                        factors.dispersion};
    out.diffuseTransmission =
        glm::vec4(factors.diffuseTransmission.colorFactor, factors.diffuseTransmission.factor);
    out.absorption = glm::vec4(absorptionOf(factors.volume), 0.0F);
    out.iridescence = {factors.iridescence.factor, factors.iridescence.ior,
                       factors.iridescence.thicknessMinimum, factors.iridescence.thicknessMaximum};
    const float turn = factors.anisotropy.rotationRadians;
    out.anisotropy = {factors.anisotropy.strength, std::cos(turn), std::sin(turn), 0.0F};
    setSlots(material, factors, out);
    return out;
}

}  // namespace sinew
