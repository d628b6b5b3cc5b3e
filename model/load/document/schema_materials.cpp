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
constexpr std::array kMaterialTable = materialTable();

}  // namespace

constexpr ObjectSchema kMaterialSchema{"material", kMaterialProperties};

std::span<const ExtensionSchema> materialExtensionSchemas() noexcept {
    return kMaterialTable;
}

}  // namespace sinew::load
