// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "model/load/document/extension_schema.h"

namespace sinew::load {

namespace {

using enum ValueKind;
using enum Need;

constexpr PropertySchema kWebpProperties[] = {
    {.name = "source", .kind = Integer, .need = Droppable, .refersTo = "images", .min = 0},
};
constexpr ObjectSchema kWebp{"WebP texture", kWebpProperties};
constexpr ObjectSchema kBasis{"KTX2 texture", kWebpProperties};

// Invalid values are handled where the data is decoded, because an uncompressed copy may replace
// it.
constexpr double kMaxStreamBytes = 9007199254740992.0;  // 2^53, the largest exact integer

constexpr PropertySchema kMeshoptProperties[] = {
    {.name = "buffer", .kind = Integer, .need = Droppable, .refersTo = "buffers", .min = 0},
    {.name = "byteOffset", .kind = Integer, .need = Droppable, .min = 0, .max = kMaxStreamBytes},
    {.name = "byteLength", .kind = Integer, .need = Droppable, .min = 1, .max = kMaxStreamBytes},
    {.name = "byteStride", .kind = Integer, .need = Droppable, .min = 1, .max = 256},
    {.name = "count", .kind = Integer, .need = Droppable, .min = 1, .max = kMaxStreamBytes},
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
    {.name = "bufferView", .kind = Integer, .need = Droppable, .refersTo = "bufferViews", .min = 0},
    {.name = "attributes", .kind = IndexMap, .need = Droppable, .min = 0, .max = kMaxStreamBytes},
};
constexpr ObjectSchema kDraco{"Draco mesh", kDracoProperties};

constexpr ExtensionSchema kCodecTable[] = {
    {"texture", "EXT_texture_webp", &kWebp, Droppable},
    {"texture", "KHR_texture_basisu", &kBasis, Droppable},
    {"buffer", "EXT_meshopt_compression", &kMeshoptBuffer, Droppable},
    {"buffer", "KHR_meshopt_compression", &kMeshoptBuffer, Droppable},
    {"buffer view", "EXT_meshopt_compression", &kMeshopt},
    {"buffer view", "KHR_meshopt_compression", &kMeshopt},
    {"primitive", "KHR_draco_mesh_compression", &kDraco},
};

using enum ValueKind;
using enum Need;

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

constexpr ExtensionSchema kSceneTable[] = {
    {"channel target", "KHR_animation_pointer", &kAnimationPointer},
    {"node", "EXT_mesh_gpu_instancing", &kInstancing},
    {"node", "KHR_node_visibility", &kVisibility},
};

}  // namespace

std::span<const ExtensionSchema> codecExtensionSchemas() noexcept {
    return kCodecTable;
}

std::span<const ExtensionSchema> sceneExtensionSchemas() noexcept {
    return kSceneTable;
}

}  // namespace sinew::load
