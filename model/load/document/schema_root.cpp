// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/extension_schema.h"
#include "model/load/document/schema_parts.h"

namespace sinew::load {
namespace {

using enum ValueKind;
using enum Need;

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

constexpr ExtensionSchema kRootTable[] = {
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

}  // namespace

std::span<const ExtensionSchema> rootExtensionSchemas() noexcept {
    return kRootTable;
}

}  // namespace sinew::load
