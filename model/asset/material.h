// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "model/asset/texture.h"
#include "model/core/index.h"
#include "model/core/math.h"

namespace sinew {

enum class AlphaMode { Opaque, Mask, Blend };

/// The material extensions of Khronos, by their rows in model/asset/material_table.h.
enum class MaterialExtension : std::uint8_t {
    None,  // glTF 2.0 itself
    Unlit,
    EmissiveStrength,
    Ior,
    Dispersion,
    Clearcoat,
    Sheen,
    Specular,
    Iridescence,
    Anisotropy,
    SpecularGlossiness,
    Transmission,
    DiffuseTransmission,
    Volume,
};

/// Every texture slot of a material; the extension's name in brackets. Those before `Diffuse` are
/// the slots of shaders/layout.h.
enum class TextureSlot : std::uint8_t {
    BaseColor,
    MetallicRoughness,
    Normal,
    Occlusion,
    Emissive,
    Clearcoat,                 // [KHR_materials_clearcoat]
    ClearcoatRoughness,        //
    ClearcoatNormal,           //
    SheenColor,                // [KHR_materials_sheen]
    SheenRoughness,            //
    Specular,                  // [KHR_materials_specular]
    SpecularColor,             //
    Transmission,              // [KHR_materials_transmission]
    Thickness,                 // [KHR_materials_volume]
    Iridescence,               // [KHR_materials_iridescence]
    IridescenceThickness,      //
    Anisotropy,                // [KHR_materials_anisotropy]
    DiffuseTransmission,       // [KHR_materials_diffuse_transmission]
    DiffuseTransmissionColor,  //
    Diffuse,                   // [KHR_materials_pbrSpecularGlossiness]
    SpecularGlossiness,        //
};
inline constexpr std::size_t kTextureSlotCount =
    static_cast<std::size_t>(TextureSlot::SpecularGlossiness) + 1;

struct TextureSlotFacts {
    const char* words;    // "base colour"
    const char* pointer;  // path below the material: "/pbrMetallicRoughness/baseColorTexture"
    bool srgb;            // colour data, else linear
    MaterialExtension extension = MaterialExtension::None;  // extension of the texture
};
[[nodiscard]] const TextureSlotFacts& factsOf(TextureSlot slot) noexcept;

// Extensions KHR_materials_*. Absent: the material does not use the extension. Textures are in
// `Material::textures`. Colours are linear; defaults are those of the extensions.
struct Clearcoat {
    float factor = 0.0F;
    float roughnessFactor = 0.0F;
    float normalScale = 1.0F;
};
struct Sheen {
    glm::vec3 colorFactor{0.0F};
    float roughnessFactor = 0.0F;
};
struct Specular {
    float factor = 1.0F;
    glm::vec3 colorFactor{1.0F};
};
struct Transmission {
    float factor = 0.0F;
};
struct DiffuseTransmission {
    float factor = 0.0F;
    glm::vec3 colorFactor{1.0F};
};
struct Volume {
    float thicknessFactor = 0.0F;                                        // mesh space
    float attenuationDistance = std::numeric_limits<float>::infinity();  // world space
    glm::vec3 attenuationColor{1.0F};
};
struct Iridescence {
    float factor = 0.0F;
    float ior = 1.3F;
    float thicknessMinimum = 100.0F;  // nanometres
    float thicknessMaximum = 400.0F;
};
struct Anisotropy {
    float strength = 0.0F;
    float rotationRadians = 0.0F;  // counter-clockwise from the tangent
};
struct SpecularGlossiness {
    glm::vec4 diffuseFactor{1.0F};
    glm::vec3 specularFactor{1.0F};
    float glossinessFactor = 1.0F;
};

/// glTF 2.0, 3.9, and the KHR_materials extensions. Colours are linear.
struct Material {
    std::string name;

    std::array<TextureRef, kTextureSlotCount> textures;  // [TextureSlot]

    glm::vec4 baseColorFactor{1.0F};
    float metallicFactor = 1.0F;
    float roughnessFactor = 1.0F;
    float normalScale = 1.0F;
    float occlusionStrength = 1.0F;
    glm::vec3 emissiveFactor{0.0F};
    AlphaMode alphaMode = AlphaMode::Opaque;
    float alphaCutoff = 0.5F;
    bool doubleSided = false;

    bool unlit = false;             // KHR_materials_unlit
    float emissiveStrength = 1.0F;  // KHR_materials_emissive_strength
    float ior = 1.5F;               // KHR_materials_ior
    float dispersion = 0.0F;        // KHR_materials_dispersion: 20 / Abbe number
    std::optional<Clearcoat> clearcoat;
    std::optional<Sheen> sheen;
    std::optional<Specular> specular;
    std::optional<Transmission> transmission;
    std::optional<DiffuseTransmission> diffuseTransmission;
    std::optional<Volume> volume;
    std::optional<Iridescence> iridescence;
    std::optional<Anisotropy> anisotropy;
    std::optional<SpecularGlossiness> specularGlossiness;

    [[nodiscard]] const TextureRef& operator[](TextureSlot slot) const noexcept {
        return textures[static_cast<std::size_t>(slot)];
    }
    [[nodiscard]] TextureRef& operator[](TextureSlot slot) noexcept {
        return textures[static_cast<std::size_t>(slot)];
    }
};

/// The values of a material that KHR_animation_pointer can animate, without heap memory. Properties
/// that the file does not store have their defaults.
struct MaterialFactors {
    glm::vec4 baseColorFactor{1.0F};  // linear, straight alpha
    float metallicFactor = 1.0F;
    float roughnessFactor = 1.0F;
    float normalScale = 1.0F;
    float occlusionStrength = 1.0F;
    glm::vec3 emissiveFactor{0.0F};
    float alphaCutoff = 0.5F;
    float emissiveStrength = 1.0F;
    float ior = 1.5F;
    float dispersion = 0.0F;
    Clearcoat clearcoat;
    Sheen sheen;
    Specular specular;
    Transmission transmission;
    DiffuseTransmission diffuseTransmission;
    Volume volume;
    Iridescence iridescence;
    Anisotropy anisotropy;
    SpecularGlossiness specularGlossiness;
    std::array<TextureTransform, kTextureSlotCount> transforms;  // [TextureSlot]

    [[nodiscard]] const TextureTransform& operator[](TextureSlot slot) const noexcept {
        return transforms[static_cast<std::size_t>(slot)];
    }
};

}  // namespace sinew
