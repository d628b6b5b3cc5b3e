// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/material_slots.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "model/asset/material_table.h"

namespace sinew {

namespace {

static_assert(layout::kSlotCount == static_cast<std::size_t>(TextureSlot::Diffuse),
              "slots are numbered as TextureSlot, except those that share a slot");

// The shader feature of each extension that has one.
struct ExtensionFeature {
    MaterialExtension extension;
    std::uint32_t feature;
};
constexpr ExtensionFeature kExtensionFeatures[] = {
    {MaterialExtension::Clearcoat, layout::kFeatureClearcoat},
    {MaterialExtension::Sheen, layout::kFeatureSheen},
    {MaterialExtension::Transmission, layout::kFeatureTransmission},
    {MaterialExtension::DiffuseTransmission, layout::kFeatureDiffuseTransmission},
    {MaterialExtension::Volume, layout::kFeatureVolume},
    {MaterialExtension::Dispersion, layout::kFeatureDispersion},
    {MaterialExtension::Iridescence, layout::kFeatureIridescence},
    {MaterialExtension::Anisotropy, layout::kFeatureAnisotropy},
};

bool hasGlossiness(const Material& material) noexcept {
    return material.specularGlossiness.has_value() && !material.unlit;
}

// Whether the material has the extension and no other extension overrides it.
bool isOn(const Material& material, MaterialExtension extension) noexcept {
    if (extension == MaterialExtension::None) {
        return true;
    }
    const bool isReplaced =
        hasGlossiness(material) &&
        (extension == MaterialExtension::Specular || extension == MaterialExtension::Transmission ||
         extension == MaterialExtension::DiffuseTransmission);
    const bool isClosed = extension == MaterialExtension::Volume &&
                          !isOn(material, MaterialExtension::Transmission) &&
                          !isOn(material, MaterialExtension::DiffuseTransmission);
    return hasExtension(material, extension) && !isReplaced && !isClosed;
}

// 0: the extension has no feature, its values are part of every surface.
std::uint32_t featureOf(MaterialExtension extension) noexcept {
    const auto row = std::ranges::find(kExtensionFeatures, extension, &ExtensionFeature::extension);
    return row != std::end(kExtensionFeatures) ? row->feature : 0U;
}

std::uint32_t extensionFeatures(const Material& material, bool driven) noexcept {
    std::uint32_t bits = 0;
    for (const ExtensionFeature& row : kExtensionFeatures) {
        const bool counts =
            isOn(material, row.extension) && (driven || hasEffect(material, row.extension));
        bits |= counts ? row.feature : 0U;
    }
    if ((bits & (layout::kFeatureTransmission | layout::kFeatureDiffuseTransmission)) == 0) {
        bits &= ~layout::kFeatureVolume;
    }
    if ((bits & layout::kFeatureTransmission) == 0 || (bits & layout::kFeatureVolume) == 0) {
        bits &= ~layout::kFeatureDispersion;
    }
    return bits;
}

bool isUsual(const Material& m) noexcept {
    return !m.specular && m.ior == Material{}.ior;
}

bool emits(const Material& m) noexcept {
    return m.emissiveFactor * m.emissiveStrength != glm::vec3(0.0F);
}

std::uint32_t alphaFeatures(AlphaMode mode) noexcept {
    switch (mode) {
        case AlphaMode::Opaque:
            return 0;
        case AlphaMode::Mask:
            return layout::kFeatureMask;
        case AlphaMode::Blend:
            return layout::kFeatureBlend;
    }
    return 0;
}

// Whether a slot's texture can have an effect with its factor.
bool isSeen(const Material& material, std::size_t slot) noexcept {
    switch (slot) {
        case layout::kSlotEmissive:
            return emits(material);
        case layout::kSlotOcclusion:
            return material.occlusionStrength != 0.0F;
        default:
            return true;
    }
}

// Whether any texture uses a transform or the second coordinate set.
bool placesTextures(const Material& material) noexcept {
    const TexcoordSets sets = texcoordSets(material);
    for (std::size_t slot = 0; slot < kMaterialSlots; ++slot) {
        const TextureRef& use = material[textureIn(material, slot)];
        if (isUsed(material, slot) &&
            (use.transform.has_value() || sets.positionOf(use.texcoordSet) != 0)) {
            return true;
        }
    }
    return false;
}

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

TextureSlot textureIn(const Material& material, std::size_t slot) noexcept {
    if (hasGlossiness(material) && slot == layout::kSlotBaseColor) {
        return TextureSlot::Diffuse;
    }
    if (hasGlossiness(material) && slot == layout::kSlotMetallicRoughness) {
        return TextureSlot::SpecularGlossiness;
    }
    return static_cast<TextureSlot>(slot);
}

bool isUsed(const Material& material, std::size_t slot) noexcept {
    const TextureSlot texture = textureIn(material, slot);
    if (!material[texture].texture.valid()) {
        return false;
    }
    return material.unlit ? slot == layout::kSlotBaseColor
                          : isOn(material, factsOf(texture).extension);
}

MaterialFeatures featuresOf(const Material& material, bool driven) noexcept {
    MaterialFeatures result{.features = alphaFeatures(material.alphaMode), .textures = 0};
    std::uint32_t& bits = result.features;
    if (material.unlit) {
        bits |= layout::kFeatureUnlit;
    } else {
        bits |= extensionFeatures(material, driven);
        bits |= hasGlossiness(material) ? layout::kFeatureSpecularGlossiness : 0U;
        bits |= driven || !isUsual(material) ? layout::kFeatureReflectance : 0U;
        bits |= driven || emits(material) ? layout::kFeatureEmission : 0U;
    }
    bits |= driven || placesTextures(material) ? layout::kFeatureTransforms : 0U;
    for (std::size_t slot = 0; slot < kMaterialSlots; ++slot) {
        const std::uint32_t reader = featureOf(factsOf(static_cast<TextureSlot>(slot)).extension);
        const bool isRead = reader == 0 || (bits & reader) != 0;
        if (isRead && isUsed(material, slot) && (driven || isSeen(material, slot))) {
            result.textures |= 1U << slot;
        }
    }
    return result;
}

TexcoordSets texcoordSets(const Material& material) noexcept {
    TexcoordSets result;
    std::size_t count = 0;
    for (std::size_t slot = 0; slot < kMaterialSlots; ++slot) {
        if (!isUsed(material, slot)) {
            continue;
        }
        const std::uint32_t set = material[textureIn(material, slot)].texcoordSet;
        const bool isKnown =
            (count > 0 && result.sets[0] == set) || (count > 1 && result.sets[1] == set);
        if (isKnown) {
            continue;
        }
        if (count == result.sets.size()) {
            result.tooMany = true;
            continue;
        }
        result.sets[count++] = set;
    }
    if (count == 1) {
        result.sets[1] = result.sets[0];
    }
    return result;
}

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
