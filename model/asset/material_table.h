// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "model/asset/material_row.h"

namespace sinew {

// The supported material extensions with their factors and textures. The schema, the reader, the
// targets of KHR_animation_pointer, `sinew-cli info`, the Properties panel and the texture slots of
// the shaders are derived from these tables.

namespace material_rows {

inline constexpr MaterialExtensionFacts kExtensions[] = {
    {E::Unlit, "KHR_materials_unlit", "unlit material", nullptr, nullptr, false, kUnlitFlag},
    {E::EmissiveStrength, "KHR_materials_emissive_strength", "emissive strength", nullptr, nullptr,
     false, kStoredIn<&Material::emissiveStrength, &M::emissiveStrength>},
    {E::Ior, "KHR_materials_ior", "index of refraction", nullptr, nullptr, true,
     kStoredIn<&Material::ior, &M::ior>},
    {E::Dispersion, "KHR_materials_dispersion", "dispersion", nullptr, nullptr, true,
     kStoredIn<&Material::dispersion, &M::dispersion>},
    {E::Clearcoat, "KHR_materials_clearcoat", "clearcoat", "Clearcoat", "clearcoat", true,
     kStoredIn<&Material::clearcoat, &M::clearcoat>},
    {E::Sheen, "KHR_materials_sheen", "sheen", "Sheen", "sheen", true,
     kStoredIn<&Material::sheen, &M::sheen>},
    {E::Specular, "KHR_materials_specular", "specular reflection", "Specular", "specular", true,
     kStoredIn<&Material::specular, &M::specular>},
    {E::Iridescence, "KHR_materials_iridescence", "iridescence", "Iridescence", "iridescence", true,
     kStoredIn<&Material::iridescence, &M::iridescence>},
    {E::Anisotropy, "KHR_materials_anisotropy", "anisotropy", "Anisotropy", "anisotropy", true,
     kStoredIn<&Material::anisotropy, &M::anisotropy>},
    {E::SpecularGlossiness, "KHR_materials_pbrSpecularGlossiness", "specular-glossiness material",
     "Specular and glossiness", "specularGlossiness", false,
     kStoredIn<&Material::specularGlossiness, &M::specularGlossiness>},
    {E::Transmission, "KHR_materials_transmission", "transmission", "Transmission", "transmission",
     true, kStoredIn<&Material::transmission, &M::transmission>},
    {E::DiffuseTransmission, "KHR_materials_diffuse_transmission", "diffuse transmission",
     "Diffuse transmission", "diffuseTransmission", true,
     kStoredIn<&Material::diffuseTransmission, &M::diffuseTransmission>},
    {E::Volume, "KHR_materials_volume", "volume", "Volume", "volume", true,
     kStoredIn<&Material::volume, &M::volume>},
};

inline constexpr ExtensionFactor kFactors[] = {
    factor(E::EmissiveStrength, P::EmissiveStrength, "emissive strength",
           "/extensions/KHR_materials_emissive_strength/emissiveStrength", Float, kNotNegative,
           kAt<&M::emissiveStrength>, "Emissive strength", "emissiveStrength"),
    factor(E::Ior, P::Ior, "index of refraction", "/extensions/KHR_materials_ior/ior", Float,
           kNotNegative, kAt<&M::ior>, "Index of refraction", "ior"),
    factor(E::Dispersion, P::Dispersion, "dispersion",
           "/extensions/KHR_materials_dispersion/dispersion", Float, kNotNegative,
           kAt<&M::dispersion>, "Dispersion", "dispersion", FactorKind::Number, kStrength),
    factor(E::Clearcoat, P::ClearcoatFactor, "clearcoat",
           "/extensions/KHR_materials_clearcoat/clearcoatFactor", Float, kUnit,
           kAt<&M::clearcoat, &Clearcoat::factor>, "Strength", "factor", FactorKind::Number,
           kStrength),
    factor(E::Clearcoat, P::ClearcoatRoughnessFactor, "clearcoat roughness",
           "/extensions/KHR_materials_clearcoat/clearcoatRoughnessFactor", Float, kUnit,
           kAt<&M::clearcoat, &Clearcoat::roughnessFactor>, "Roughness", "roughnessFactor"),
    factor(E::Clearcoat, P::ClearcoatNormalScale, "clearcoat normal scale",
           "/extensions/KHR_materials_clearcoat/clearcoatNormalTexture/scale", Float, kFree,
           kAt<&M::clearcoat, &Clearcoat::normalScale>, "Normal scale", "normalScale"),
    factor(E::Sheen, P::SheenColorFactor, "sheen colour",
           "/extensions/KHR_materials_sheen/sheenColorFactor", Float3, kUnit,
           kAt<&M::sheen, &Sheen::colorFactor>, "Colour", "colorFactor", FactorKind::Color,
           kStrength),
    factor(E::Sheen, P::SheenRoughnessFactor, "sheen roughness",
           "/extensions/KHR_materials_sheen/sheenRoughnessFactor", Float, kUnit,
           kAt<&M::sheen, &Sheen::roughnessFactor>, "Roughness", "roughnessFactor"),
    factor(E::Specular, P::SpecularFactor, "specular factor",
           "/extensions/KHR_materials_specular/specularFactor", Float, kUnit,
           kAt<&M::specular, &Specular::factor>, "Strength", "factor"),
    factor(E::Specular, P::SpecularColorFactor, "specular colour",
           "/extensions/KHR_materials_specular/specularColorFactor", Float3, kNotNegative,
           kAt<&M::specular, &Specular::colorFactor>, "Colour", "colorFactor", FactorKind::Color),
    factor(E::Iridescence, P::IridescenceFactor, "iridescence",
           "/extensions/KHR_materials_iridescence/iridescenceFactor", Float, kUnit,
           kAt<&M::iridescence, &Iridescence::factor>, "Strength", "factor", FactorKind::Number,
           kStrength),
    factor(E::Iridescence, P::IridescenceIor, "iridescence index of refraction",
           "/extensions/KHR_materials_iridescence/iridescenceIor", Float, kFromOne,
           kAt<&M::iridescence, &Iridescence::ior>, "Index of refraction", "ior"),
    factor(E::Iridescence, P::IridescenceThicknessMinimum, "iridescence minimum thickness",
           "/extensions/KHR_materials_iridescence/iridescenceThicknessMinimum", Float, kNotNegative,
           kAt<&M::iridescence, &Iridescence::thicknessMinimum>, "Minimum thickness",
           "thicknessMinimum", FactorKind::Nanometers),
    factor(E::Iridescence, P::IridescenceThicknessMaximum, "iridescence maximum thickness",
           "/extensions/KHR_materials_iridescence/iridescenceThicknessMaximum", Float, kNotNegative,
           kAt<&M::iridescence, &Iridescence::thicknessMaximum>, "Maximum thickness",
           "thicknessMaximum", FactorKind::Nanometers),
    factor(E::Anisotropy, P::AnisotropyStrength, "anisotropy strength",
           "/extensions/KHR_materials_anisotropy/anisotropyStrength", Float, kUnit,
           kAt<&M::anisotropy, &Anisotropy::strength>, "Strength", "strength", FactorKind::Number,
           kStrength),
    factor(E::Anisotropy, P::AnisotropyRotation, "anisotropy rotation",
           "/extensions/KHR_materials_anisotropy/anisotropyRotation", Float, kFree,
           kAt<&M::anisotropy, &Anisotropy::rotationRadians>, "Rotation", "rotation",
           FactorKind::Radians),
    factor(E::SpecularGlossiness, P::DiffuseFactor, "diffuse colour",
           "/extensions/KHR_materials_pbrSpecularGlossiness/diffuseFactor", Float4, kUnit,
           kAt<&M::specularGlossiness, &SpecularGlossiness::diffuseFactor>, "Diffuse",
           "diffuseFactor", FactorKind::Color),
    factor(E::SpecularGlossiness, P::SpecularGlossinessSpecularFactor, "specular colour",
           "/extensions/KHR_materials_pbrSpecularGlossiness/specularFactor", Float3, kUnit,
           kAt<&M::specularGlossiness, &SpecularGlossiness::specularFactor>, "Specular",
           "specularFactor", FactorKind::Color),
    factor(E::SpecularGlossiness, P::GlossinessFactor, "glossiness",
           "/extensions/KHR_materials_pbrSpecularGlossiness/glossinessFactor", Float, kUnit,
           kAt<&M::specularGlossiness, &SpecularGlossiness::glossinessFactor>, "Glossiness",
           "glossinessFactor"),
    factor(E::Transmission, P::TransmissionFactor, "transmission",
           "/extensions/KHR_materials_transmission/transmissionFactor", Float, kUnit,
           kAt<&M::transmission, &Transmission::factor>, "Strength", "factor", FactorKind::Number,
           kStrength),
    factor(E::DiffuseTransmission, P::DiffuseTransmissionFactor, "diffuse transmission",
           "/extensions/KHR_materials_diffuse_transmission/diffuseTransmissionFactor", Float, kUnit,
           kAt<&M::diffuseTransmission, &DiffuseTransmission::factor>, "Strength", "factor",
           FactorKind::Number, kStrength),
    factor(E::DiffuseTransmission, P::DiffuseTransmissionColorFactor, "diffuse transmission colour",
           "/extensions/KHR_materials_diffuse_transmission/diffuseTransmissionColorFactor", Float3,
           kUnit, kAt<&M::diffuseTransmission, &DiffuseTransmission::colorFactor>, "Colour",
           "colorFactor", FactorKind::Color),
    factor(E::Volume, P::ThicknessFactor, "thickness",
           "/extensions/KHR_materials_volume/thicknessFactor", Float, kNotNegative,
           kAt<&M::volume, &Volume::thicknessFactor>, "Thickness", "thicknessFactor",
           FactorKind::Meters),
    factor(E::Volume, P::AttenuationDistance, "attenuation distance",
           "/extensions/KHR_materials_volume/attenuationDistance", Float, kNotNegative,
           kAt<&M::volume, &Volume::attenuationDistance>, "Attenuation distance",
           "attenuationDistance", FactorKind::Meters),
    factor(E::Volume, P::AttenuationColor, "attenuation colour",
           "/extensions/KHR_materials_volume/attenuationColor", Float3, kUnit,
           kAt<&M::volume, &Volume::attenuationColor>, "Attenuation colour", "attenuationColor",
           FactorKind::Color),
};

inline constexpr TextureSlotFacts kSlots[] = {
    {"base colour", "/pbrMetallicRoughness/baseColorTexture", true},
    {"metallic-roughness", "/pbrMetallicRoughness/metallicRoughnessTexture", false},
    {"normal", "/normalTexture", false},
    {"occlusion", "/occlusionTexture", false},
    {"emissive", "/emissiveTexture", true},
    {"clearcoat", "/extensions/KHR_materials_clearcoat/clearcoatTexture", false, E::Clearcoat},
    {"clearcoat roughness", "/extensions/KHR_materials_clearcoat/clearcoatRoughnessTexture", false,
     E::Clearcoat},
    {"clearcoat normal", "/extensions/KHR_materials_clearcoat/clearcoatNormalTexture", false,
     E::Clearcoat},
    {"sheen colour", "/extensions/KHR_materials_sheen/sheenColorTexture", true, E::Sheen},
    {"sheen roughness", "/extensions/KHR_materials_sheen/sheenRoughnessTexture", false, E::Sheen},
    {"specular", "/extensions/KHR_materials_specular/specularTexture", false, E::Specular},
    {"specular colour", "/extensions/KHR_materials_specular/specularColorTexture", true,
     E::Specular},
    {"transmission", "/extensions/KHR_materials_transmission/transmissionTexture", false,
     E::Transmission},
    {"thickness", "/extensions/KHR_materials_volume/thicknessTexture", false, E::Volume},
    {"iridescence", "/extensions/KHR_materials_iridescence/iridescenceTexture", false,
     E::Iridescence},
    {"iridescence thickness", "/extensions/KHR_materials_iridescence/iridescenceThicknessTexture",
     false, E::Iridescence},
    {"anisotropy", "/extensions/KHR_materials_anisotropy/anisotropyTexture", false, E::Anisotropy},
    {"diffuse transmission",
     "/extensions/KHR_materials_diffuse_transmission/diffuseTransmissionTexture", false,
     E::DiffuseTransmission},
    {"diffuse transmission colour",
     "/extensions/KHR_materials_diffuse_transmission/diffuseTransmissionColorTexture", true,
     E::DiffuseTransmission},
    {"diffuse", "/extensions/KHR_materials_pbrSpecularGlossiness/diffuseTexture", true,
     E::SpecularGlossiness},
    {"specular-glossiness",
     "/extensions/KHR_materials_pbrSpecularGlossiness/specularGlossinessTexture", true,
     E::SpecularGlossiness},
};

}  // namespace material_rows

inline constexpr std::span<const MaterialExtensionFacts> kMaterialExtensions =
    material_rows::kExtensions;
/// Grouped by extension, in display order.
inline constexpr std::span<const ExtensionFactor> kExtensionFactors = material_rows::kFactors;
/// Indexed by TextureSlot.
inline constexpr std::span<const TextureSlotFacts, kTextureSlotCount> kTextureSlots =
    material_rows::kSlots;

/// "sheenColorFactor" of "/extensions/KHR_materials_sheen/sheenColorFactor".
[[nodiscard]] constexpr std::string_view nameIn(const MaterialExtensionFacts& extension,
                                                std::string_view pointer) noexcept {
    return pointer.substr(std::string_view("/extensions/").size() + extension.name.size() + 1);
}

/// The texture reference that stores the factor, as it does the scale of a normal texture. None:
/// the extension's own object stores it.
[[nodiscard]] constexpr std::optional<TextureSlot> holderOf(
    const ExtensionFactor& factor) noexcept {
    for (std::size_t i = 0; i < kTextureSlots.size(); ++i) {
        if (kTextureSlots[i].extension != factor.extension) {
            continue;
        }
        const std::string_view texture = kTextureSlots[i].pointer;
        const std::string_view number = factor.facts.pointer;
        if (number.starts_with(texture) && number.substr(texture.size()).starts_with('/')) {
            return static_cast<TextureSlot>(i);
        }
    }
    return {};
}

/// Null if the name is not a supported material extension.
[[nodiscard]] const MaterialExtensionFacts* materialExtension(std::string_view name) noexcept;

/// Whether the material has the extension. Always true for extensions without a layer of their own,
/// whose value has a default: KHR_materials_ior.
[[nodiscard]] bool hasExtension(const Material& material, MaterialExtension extension) noexcept;

/// Whether the extension's strength, as stored, is not 0. True if it has no strength.
[[nodiscard]] bool hasEffect(const Material& material, MaterialExtension extension) noexcept;

}  // namespace sinew
