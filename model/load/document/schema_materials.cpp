// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/extension_schema.h"
#include "model/load/document/schema_parts.h"

namespace sinew::load {
namespace {

using enum ValueKind;
using enum Need;

// The three types of textureInfo; extensions find their host by the common name.
constexpr PropertySchema kTexcoord{
    .name = "texCoord", .kind = Integer, .need = Droppable, .min = 0, .max = 2147483647.0};

constexpr PropertySchema kTextureReferenceProperties[] = {index("index", "textures", Required),
                                                          kTexcoord};
constexpr ObjectSchema kTextureReference{"texture reference", kTextureReferenceProperties};

constexpr PropertySchema kNormalProperties[] = {index("index", "textures", Required), kTexcoord,
                                                factor("scale")};
constexpr ObjectSchema kNormal{"texture reference", kNormalProperties};

constexpr PropertySchema kOcclusionProperties[] = {index("index", "textures", Required), kTexcoord,
                                                   factor("strength")};
constexpr ObjectSchema kOcclusion{"texture reference", kOcclusionProperties};

constexpr PropertySchema texture(std::string_view property,
                                 const ObjectSchema& schema = kTextureReference) {
    return object(property, schema, Droppable);
}

constexpr PropertySchema color(std::string_view property, std::uint32_t count = 3) {
    return numbers(property, count, Droppable);
}

constexpr PropertySchema kMetallicRoughnessProperties[] = {
    color("baseColorFactor", 4), texture("baseColorTexture"),         factor("metallicFactor"),
    factor("roughnessFactor"),   texture("metallicRoughnessTexture"),
};
constexpr ObjectSchema kMetallicRoughness{"metallic-roughness material",
                                          kMetallicRoughnessProperties};

constexpr PropertySchema kMaterialProperties[] = {
    name(),
    object("pbrMetallicRoughness", kMetallicRoughness, Droppable),
    texture("normalTexture", kNormal),
    texture("occlusionTexture", kOcclusion),
    texture("emissiveTexture"),
    color("emissiveFactor"),
    {.name = "alphaMode", .kind = String, .need = Droppable, .oneOf = "OPAQUE MASK BLEND"},
    factor("alphaCutoff"),
    {.name = "doubleSided", .kind = Boolean, .need = Droppable},
};

constexpr ObjectSchema kUnlit{"unlit material", {}};

constexpr PropertySchema kEmissiveStrengthProperties[] = {factor("emissiveStrength")};
constexpr ObjectSchema kEmissiveStrength{"emissive strength", kEmissiveStrengthProperties};

constexpr PropertySchema kIorProperties[] = {factor("ior")};
constexpr ObjectSchema kIor{"index of refraction", kIorProperties};

constexpr PropertySchema kDispersionProperties[] = {factor("dispersion")};
constexpr ObjectSchema kDispersion{"dispersion", kDispersionProperties};

constexpr PropertySchema kClearcoatProperties[] = {
    factor("clearcoatFactor"),
    texture("clearcoatTexture"),
    factor("clearcoatRoughnessFactor"),
    texture("clearcoatRoughnessTexture"),
    texture("clearcoatNormalTexture", kNormal),
};
constexpr ObjectSchema kClearcoat{"clearcoat", kClearcoatProperties};

constexpr PropertySchema kSheenProperties[] = {
    color("sheenColorFactor"),
    texture("sheenColorTexture"),
    factor("sheenRoughnessFactor"),
    texture("sheenRoughnessTexture"),
};
constexpr ObjectSchema kSheen{"sheen", kSheenProperties};

constexpr PropertySchema kSpecularProperties[] = {
    factor("specularFactor"),
    texture("specularTexture"),
    color("specularColorFactor"),
    texture("specularColorTexture"),
};
constexpr ObjectSchema kSpecular{"specular reflection", kSpecularProperties};

constexpr PropertySchema kTransmissionProperties[] = {
    factor("transmissionFactor"),
    texture("transmissionTexture"),
};
constexpr ObjectSchema kTransmission{"transmission", kTransmissionProperties};

constexpr PropertySchema kVolumeProperties[] = {
    factor("thicknessFactor"),
    texture("thicknessTexture"),
    factor("attenuationDistance"),
    color("attenuationColor"),
};
constexpr ObjectSchema kVolume{"volume", kVolumeProperties};

constexpr PropertySchema kIridescenceProperties[] = {
    factor("iridescenceFactor"),
    texture("iridescenceTexture"),
    factor("iridescenceIor"),
    factor("iridescenceThicknessMinimum"),
    factor("iridescenceThicknessMaximum"),
    texture("iridescenceThicknessTexture"),
};
constexpr ObjectSchema kIridescence{"iridescence", kIridescenceProperties};

constexpr PropertySchema kAnisotropyProperties[] = {
    factor("anisotropyStrength"),
    factor("anisotropyRotation"),
    texture("anisotropyTexture"),
};
constexpr ObjectSchema kAnisotropy{"anisotropy", kAnisotropyProperties};

constexpr PropertySchema kSpecularGlossinessProperties[] = {
    color("diffuseFactor", 4),
    texture("diffuseTexture"),
    color("specularFactor"),
    factor("glossinessFactor"),
    texture("specularGlossinessTexture"),
};
constexpr ObjectSchema kSpecularGlossiness{"specular-glossiness material",
                                           kSpecularGlossinessProperties};

constexpr PropertySchema kTransformProperties[] = {
    numbers("offset", 2, Droppable),
    factor("rotation"),
    numbers("scale", 2, Droppable),
    kTexcoord,
};
constexpr ObjectSchema kTransform{"texture transform", kTransformProperties};

constexpr ExtensionSchema kMaterialTable[] = {
    {"material", "KHR_materials_unlit", &kUnlit, Droppable},
    {"material", "KHR_materials_emissive_strength", &kEmissiveStrength, Droppable},
    {"material", "KHR_materials_ior", &kIor, Droppable},
    {"material", "KHR_materials_dispersion", &kDispersion, Droppable},
    {"material", "KHR_materials_clearcoat", &kClearcoat, Droppable},
    {"material", "KHR_materials_sheen", &kSheen, Droppable},
    {"material", "KHR_materials_specular", &kSpecular, Droppable},
    {"material", "KHR_materials_transmission", &kTransmission, Droppable},
    {"material", "KHR_materials_volume", &kVolume, Droppable},
    {"material", "KHR_materials_iridescence", &kIridescence, Droppable},
    {"material", "KHR_materials_anisotropy", &kAnisotropy, Droppable},
    {"material", "KHR_materials_pbrSpecularGlossiness", &kSpecularGlossiness, Droppable},
    {"texture reference", "KHR_texture_transform", &kTransform, Droppable},
};

}  // namespace

constexpr ObjectSchema kMaterialSchema{"material", kMaterialProperties};

std::span<const ExtensionSchema> materialExtensionSchemas() noexcept {
    return kMaterialTable;
}

}  // namespace sinew::load
