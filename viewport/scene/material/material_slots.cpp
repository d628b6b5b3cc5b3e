// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/material_slots.h"

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

static_assert(kMaterialSlots == layout::kSlotCount);
static_assert(layout::kSlotClearcoat == static_cast<std::size_t>(TextureSlot::Clearcoat));
static_assert(layout::kSlotAnisotropy == static_cast<std::size_t>(TextureSlot::Anisotropy));

bool hasGlossiness(const Material& material) noexcept {
    return material.specularGlossiness.has_value() && !material.unlit;
}

bool transmits(const Material& material) noexcept {
    return material.transmission.has_value() && !hasGlossiness(material);
}

// Whether the material has the extension that the texture belongs to.
bool hasOwner(const Material& material, TextureSlot slot) noexcept {
    switch (slot) {
        case TextureSlot::BaseColor:
        case TextureSlot::Diffuse:
        case TextureSlot::MetallicRoughness:
        case TextureSlot::SpecularGlossiness:
        case TextureSlot::Normal:
        case TextureSlot::Occlusion:
        case TextureSlot::Emissive:
            return true;
        case TextureSlot::Clearcoat:
        case TextureSlot::ClearcoatRoughness:
        case TextureSlot::ClearcoatNormal:
            return material.clearcoat.has_value();
        case TextureSlot::SheenColor:
        case TextureSlot::SheenRoughness:
            return material.sheen.has_value();
        case TextureSlot::Specular:
        case TextureSlot::SpecularColor:
            return material.specular.has_value() && !hasGlossiness(material);
        case TextureSlot::Transmission:
            return transmits(material);
        case TextureSlot::Thickness:
            return transmits(material) && material.volume.has_value();
        case TextureSlot::Iridescence:
        case TextureSlot::IridescenceThickness:
            return material.iridescence.has_value();
        case TextureSlot::Anisotropy:
            return material.anisotropy.has_value();
    }
    return false;
}

std::uint32_t extensionFeatures(const Material& m, bool driven) noexcept {
    std::uint32_t bits = 0;
    const auto add = [&](std::uint32_t bit, bool present, auto hasEffect) {
        bits |= present && (driven || hasEffect()) ? bit : 0U;
    };
    add(layout::kFeatureClearcoat, m.clearcoat.has_value(),
        [&] { return m.clearcoat->factor != 0.0F; });
    add(layout::kFeatureSheen, m.sheen.has_value(),
        [&] { return m.sheen->colorFactor != glm::vec3(0.0F); });
    add(layout::kFeatureTransmission, transmits(m), [&] { return m.transmission->factor != 0.0F; });
    add(layout::kFeatureIridescence, m.iridescence.has_value(),
        [&] { return m.iridescence->factor != 0.0F; });
    add(layout::kFeatureAnisotropy, m.anisotropy.has_value(),
        [&] { return m.anisotropy->strength != 0.0F; });
    if ((bits & layout::kFeatureTransmission) != 0 && m.volume) {
        bits |= layout::kFeatureVolume;
        bits |= driven || m.dispersion != 0.0F ? layout::kFeatureDispersion : 0U;
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
bool hasEffect(const Material& material, std::size_t slot) noexcept {
    switch (slot) {
        case layout::kSlotEmissive:
            return emits(material);
        case layout::kSlotOcclusion:
            return material.occlusionStrength != 0.0F;
        default:
            return true;
    }
}

// The features that use a slot's texture; 0: always used.
std::uint32_t readersOf(std::size_t slot) noexcept {
    switch (slot) {
        case layout::kSlotClearcoat:
        case layout::kSlotClearcoatRoughness:
        case layout::kSlotClearcoatNormal:
            return layout::kFeatureClearcoat;
        case layout::kSlotSheenColor:
        case layout::kSlotSheenRoughness:
            return layout::kFeatureSheen;
        case layout::kSlotTransmission:
            return layout::kFeatureTransmission;
        case layout::kSlotThickness:
            return layout::kFeatureVolume;
        case layout::kSlotIridescence:
        case layout::kSlotIridescenceThickness:
            return layout::kFeatureIridescence;
        case layout::kSlotAnisotropy:
            return layout::kFeatureAnisotropy;
        default:
            return 0;
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
    return material.unlit ? slot == layout::kSlotBaseColor : hasOwner(material, texture);
}

std::uint32_t featuresOf(const Material& material, bool driven) noexcept {
    std::uint32_t bits = alphaFeatures(material.alphaMode);
    if (material.unlit) {
        bits |= layout::kFeatureUnlit;
    } else {
        bits |= extensionFeatures(material, driven);
        bits |= hasGlossiness(material) ? layout::kFeatureSpecularGlossiness : 0U;
        bits |= driven || !isUsual(material) ? layout::kFeatureReflectance : 0U;
        bits |= driven || emits(material) ? layout::kFeatureEmission : 0U;
    }
    for (std::size_t slot = 0; slot < kMaterialSlots; ++slot) {
        const std::uint32_t readers = readersOf(slot);
        const bool isRead = readers == 0 || (bits & readers) != 0;
        if (isRead && isUsed(material, slot) && (driven || hasEffect(material, slot))) {
            bits |= 1U << slot;
        }
    }
    return bits | (driven || placesTextures(material) ? layout::kFeatureTransforms : 0U);
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

}  // namespace sinew
