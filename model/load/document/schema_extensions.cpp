// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include <algorithm>
#include <array>

#include "model/asset/material_table.h"
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

constexpr PropertySchema kTransformProperties[] = {
    numbers("offset", 2, Droppable),
    factor("rotation"),
    numbers("scale", 2, Droppable),
    kTexcoord,
};
constexpr ObjectSchema kTransform{"texture transform", kTransformProperties};

// The properties of all extensions, grouped by extension; `first`: index of each group.
struct ExtensionProperties {
    std::array<PropertySchema, kExtensionFactors.size() + kTextureSlotCount> all{};
    std::array<std::size_t, kMaterialExtensions.size() + 1> first{};
};

constexpr PropertySchema schemaOf(const ExtensionFactor& number, std::string_view property) {
    return number.facts.type == PropertyType::Float    ? factor(property)
           : number.facts.type == PropertyType::Float4 ? color(property, 4)
                                                       : color(property);
}

// Whether the texture reference stores a factor: the scale of a normal texture.
constexpr bool isHolder(std::size_t slot) {
    return std::ranges::any_of(kExtensionFactors, [&](const ExtensionFactor& number) {
        return number.extension == kTextureSlots[slot].extension &&
               holderOf(number) == static_cast<TextureSlot>(slot);
    });
}

consteval ExtensionProperties extensionProperties() {
    ExtensionProperties result;
    std::size_t count = 0;
    for (std::size_t i = 0; i < kMaterialExtensions.size(); ++i) {
        const MaterialExtensionFacts& extension = kMaterialExtensions[i];
        for (const ExtensionFactor& number : kExtensionFactors) {
            if (number.extension == extension.extension && !holderOf(number)) {
                result.all[count++] = schemaOf(number, nameIn(extension, number.facts.pointer));
            }
        }
        for (std::size_t slot = 0; slot < kTextureSlots.size(); ++slot) {
            if (kTextureSlots[slot].extension == extension.extension) {
                result.all[count++] = texture(nameIn(extension, kTextureSlots[slot].pointer),
                                              isHolder(slot) ? kNormal : kTextureReference);
            }
        }
        result.first[i + 1] = count;
    }
    return result;
}
constexpr ExtensionProperties kExtensionProperties = extensionProperties();

consteval std::array<ObjectSchema, kMaterialExtensions.size()> extensionObjects() {
    std::array<ObjectSchema, kMaterialExtensions.size()> objects{};
    const std::span all(kExtensionProperties.all);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const std::size_t first = kExtensionProperties.first[i];
        objects[i] = {kMaterialExtensions[i].words,
                      all.subspan(first, kExtensionProperties.first[i + 1] - first)};
    }
    return objects;
}
constexpr std::array kExtensionObjects = extensionObjects();

consteval std::array<ExtensionSchema, kMaterialExtensions.size() + 1> materialTable() {
    std::array<ExtensionSchema, kMaterialExtensions.size() + 1> table{};
    for (std::size_t i = 0; i < kMaterialExtensions.size(); ++i) {
        table[i] = {"material", kMaterialExtensions[i].name, &kExtensionObjects[i], Droppable};
    }
    table.back() = {"texture reference", "KHR_texture_transform", &kTransform, Droppable};
    return table;
}
constexpr std::array kMaterialExtensionSchemas = materialTable();

constexpr PropertySchema kWebpProperties[] = {
    index("source", "images", Droppable),
};
constexpr ObjectSchema kWebp{"WebP texture", kWebpProperties};
constexpr ObjectSchema kBasis{"KTX2 texture", kWebpProperties};

// Invalid values are handled where the data is decoded, because an uncompressed copy may replace
// it.
constexpr PropertySchema kMeshoptProperties[] = {
    index("buffer", "buffers", Droppable),
    {.name = "byteOffset", .kind = Integer, .need = Droppable, .min = 0, .max = kMaxExactInteger},
    {.name = "byteLength", .kind = Integer, .need = Droppable, .min = 1, .max = kMaxExactInteger},
    {.name = "byteStride", .kind = Integer, .need = Droppable, .min = 1, .max = 256},
    {.name = "count", .kind = Integer, .need = Droppable, .min = 1, .max = kMaxExactInteger},
    {.name = "mode", .kind = String, .need = Droppable, .oneOf = "ATTRIBUTES TRIANGLES INDICES"},
    {.name = "filter",
     .kind = String,
     .need = Droppable,
     .oneOf = "NONE OCTAHEDRAL QUATERNION EXPONENTIAL COLOR"},
};
constexpr ObjectSchema kMeshopt{"compressed buffer view", kMeshoptProperties};

constexpr PropertySchema kMeshoptBufferProperties[] = {
    {.name = "fallback", .kind = Boolean, .need = Droppable},
};
constexpr ObjectSchema kMeshoptBuffer{"fallback buffer", kMeshoptBufferProperties};

constexpr PropertySchema kDracoProperties[] = {
    index("bufferView", "bufferViews", Droppable),
    {.name = "attributes", .kind = IndexMap, .need = Droppable, .min = 0, .max = kMaxExactInteger},
};
constexpr ObjectSchema kDraco{"Draco mesh", kDracoProperties};

constexpr PropertySchema kVisibilityProperties[] = {
    {.name = "visible", .kind = Boolean, .need = Droppable},
};
constexpr ObjectSchema kVisibility{"node visibility", kVisibilityProperties};

constexpr PropertySchema kAnimationPointerProperties[] = {
    {.name = "pointer", .kind = String, .need = Droppable},
};
constexpr ObjectSchema kAnimationPointer{"animation pointer", kAnimationPointerProperties};

constexpr PropertySchema kInstancingProperties[] = {
    {.name = "attributes", .kind = IndexMap, .need = Droppable, .refersTo = "accessors", .min = 0},
};
constexpr ObjectSchema kInstancing{"set of instances", kInstancingProperties};

// KHR_lights_punctual
constexpr PropertySchema kSpotProperties[] = {factor("innerConeAngle"), factor("outerConeAngle")};
constexpr ObjectSchema kSpot{"spot", kSpotProperties};

constexpr PropertySchema kLightProperties[] = {
    name(),
    numbers("color", 3, Droppable),
    factor("intensity"),
    {.name = "type",
     .kind = String,
     .need = Required,
     .oneOf = "directional point spot",
     .open = true},
    factor("range"),
    object("spot", kSpot, Droppable),
};
constexpr ObjectSchema kLight{"light", kLightProperties};

// A list that the extension requires; invalid elements are dropped individually.
constexpr PropertySchema list(std::string_view property, const ObjectSchema& schema) {
    return {
        .name = property, .kind = Objects, .need = Droppable, .object = &schema, .expected = true};
}

constexpr PropertySchema kLightsProperties[] = {list("lights", kLight)};
constexpr ObjectSchema kLights{"list of lights", kLightsProperties};

constexpr PropertySchema kLightReferenceProperties[] = {
    index("light", "extensions/KHR_lights_punctual/lights", Required),
};
constexpr ObjectSchema kLightReference{"light reference", kLightReferenceProperties};

// KHR_materials_variants
constexpr PropertySchema kVariantProperties[] = {
    {.name = "name", .kind = String, .need = Required},
};
constexpr ObjectSchema kVariant{"variant", kVariantProperties};

constexpr PropertySchema kVariantsProperties[] = {list("variants", kVariant)};
constexpr ObjectSchema kVariants{"list of variants", kVariantsProperties};

constexpr PropertySchema kMappingProperties[] = {
    name(),
    index("material", "materials", Required),
    indices("variants", "extensions/KHR_materials_variants/variants", Required),
};
constexpr ObjectSchema kMapping{"variant mapping", kMappingProperties};

constexpr PropertySchema kMappingsProperties[] = {list("mappings", kMapping)};
constexpr ObjectSchema kMappings{"list of variant mappings", kMappingsProperties};

// KHR_xmp_json_ld: a packet is JSON-LD; its @context defines the terms.
constexpr ObjectSchema kPacket{.name = "metadata packet", .properties = {}, .anyMembers = true};

constexpr PropertySchema kPacketsProperties[] = {list("packets", kPacket)};
constexpr ObjectSchema kPackets{"list of metadata packets", kPacketsProperties};

constexpr PropertySchema kPacketReferenceProperties[] = {
    index("packet", "extensions/KHR_xmp_json_ld/packets", Required),
};
constexpr ObjectSchema kPacketReference{"metadata reference", kPacketReferenceProperties};

constexpr ExtensionSchema kOtherExtensions[] = {
    {"texture", "EXT_texture_webp", &kWebp, Droppable},
    {"texture", "KHR_texture_basisu", &kBasis, Droppable},
    {"buffer", "EXT_meshopt_compression", &kMeshoptBuffer, Droppable},
    {"buffer", "KHR_meshopt_compression", &kMeshoptBuffer, Droppable},
    {"buffer view", "EXT_meshopt_compression", &kMeshopt},
    {"buffer view", "KHR_meshopt_compression", &kMeshopt},
    {"primitive", "KHR_draco_mesh_compression", &kDraco},
    {"channel target", "KHR_animation_pointer", &kAnimationPointer},
    {"node", "EXT_mesh_gpu_instancing", &kInstancing},
    {"node", "KHR_node_visibility", &kVisibility},
    {"document", "KHR_lights_punctual", &kLights, Droppable},
    {"node", "KHR_lights_punctual", &kLightReference, Droppable},
    {"document", "KHR_materials_variants", &kVariants, Droppable},
    {"primitive", "KHR_materials_variants", &kMappings, Droppable},
    {"document", "KHR_xmp_json_ld", &kPackets, Droppable},
    {"asset", "KHR_xmp_json_ld", &kPacketReference, Droppable},
    {"scene", "KHR_xmp_json_ld", &kPacketReference, Droppable},
    {"node", "KHR_xmp_json_ld", &kPacketReference, Droppable},
    {"mesh", "KHR_xmp_json_ld", &kPacketReference, Droppable},
    {"material", "KHR_xmp_json_ld", &kPacketReference, Droppable},
    {"image", "KHR_xmp_json_ld", &kPacketReference, Droppable},
    {"animation", "KHR_xmp_json_ld", &kPacketReference, Droppable},
};

template <class Predicate>
const ExtensionSchema* findEntry(const Predicate& fits) noexcept {
    for (const std::span<const ExtensionSchema> table :
         {std::span<const ExtensionSchema>(kMaterialExtensionSchemas),
          std::span<const ExtensionSchema>(kOtherExtensions)}) {
        const auto found = std::ranges::find_if(table, fits);
        if (found != table.end()) {
            return &*found;
        }
    }
    return nullptr;
}

}  // namespace

constexpr ObjectSchema kMaterialSchema{"material", kMaterialProperties};

const ExtensionSchema* extensionSchema(std::string_view host, std::string_view extension) noexcept {
    return findEntry([&](const ExtensionSchema& entry) {
        return entry.host == host && entry.extension == extension;
    });
}

bool hasExtensionSchema(std::string_view extension) noexcept {
    return findEntry([&](const ExtensionSchema& entry) { return entry.extension == extension; }) !=
           nullptr;
}

}  // namespace sinew::load
