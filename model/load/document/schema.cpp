// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/schema.h"

#include <algorithm>

#include "model/core/json_pointer.h"
#include "model/load/document/schema_parts.h"

namespace sinew::load {
namespace {

using enum ValueKind;
using enum Need;

constexpr double kMaxInt = 2147483647.0;

constexpr PropertySchema bytes(std::string_view property, Need need = Fatal, double min = 0,
                               double max = kMaxExactInteger) {
    return {.name = property, .kind = Integer, .need = need, .min = min, .max = max};
}

// 3.2
constexpr PropertySchema kAssetProperties[] = {
    {.name = "version", .kind = String, .need = Required},
    {.name = "minVersion", .kind = String, .need = Droppable},
    {.name = "generator", .kind = String, .need = Droppable},
    {.name = "copyright", .kind = String, .need = Droppable},
};
constexpr ObjectSchema kAsset{"asset", kAssetProperties};

// 3.6
constexpr PropertySchema kBufferProperties[] = {
    name(),
    {.name = "uri", .kind = String},
    bytes("byteLength", Required, 1),
};
constexpr ObjectSchema kBuffer{"buffer", kBufferProperties};

constexpr PropertySchema kBufferViewProperties[] = {
    name(),
    index("buffer", "buffers", Required),
    bytes("byteOffset"),
    bytes("byteLength", Required, 1),
    {.name = "byteStride", .kind = Integer, .min = 4, .max = 252, .multipleOf = 4},
    {.name = "target", .kind = Integer, .need = Droppable, .oneOf = "34962 34963"},
};
constexpr ObjectSchema kBufferView{"buffer view", kBufferViewProperties};

constexpr PropertySchema kSparseIndicesProperties[] = {
    index("bufferView", "bufferViews", Required),
    bytes("byteOffset", Fatal, 0, kMaxInt),
    {.name = "componentType", .kind = Integer, .need = Required, .oneOf = "5121 5123 5125"},
};
constexpr ObjectSchema kSparseIndices{"set of sparse indices", kSparseIndicesProperties};

constexpr PropertySchema kSparseValuesProperties[] = {
    index("bufferView", "bufferViews", Required),
    bytes("byteOffset", Fatal, 0, kMaxInt),
};
constexpr ObjectSchema kSparseValues{"set of sparse values", kSparseValuesProperties};

constexpr PropertySchema kSparseProperties[] = {
    {.name = "count", .kind = Integer, .need = Required, .min = 1, .max = kMaxInt},
    object("indices", kSparseIndices, Required),
    object("values", kSparseValues, Required),
};
constexpr ObjectSchema kSparse{"sparse accessor", kSparseProperties};

constexpr PropertySchema kAccessorProperties[] = {
    name(),
    index("bufferView", "bufferViews"),
    bytes("byteOffset"),
    {.name = "componentType",
     .kind = Integer,
     .need = Required,
     .oneOf = "5120 5121 5122 5123 5125 5126",
     .open = true},
    {.name = "normalized", .kind = Boolean},
    bytes("count", Required, 1),
    {.name = "type",
     .kind = String,
     .need = Required,
     .oneOf = "SCALAR VEC2 VEC3 VEC4 MAT2 MAT3 MAT4",
     .open = true},
    numbers("min", kAnyCount, Droppable),
    numbers("max", kAnyCount, Droppable),
    object("sparse", kSparse),
};
constexpr ObjectSchema kAccessor{"accessor", kAccessorProperties};

// 3.7.2
constexpr PropertySchema kPrimitiveProperties[] = {
    {.name = "attributes", .kind = IndexMap, .need = Required, .refersTo = "accessors", .min = 0},
    index("indices", "accessors"),
    index("material", "materials", Droppable),
    {.name = "mode", .kind = Integer, .min = 0, .max = 6},
    {.name = "targets", .kind = IndexMaps, .refersTo = "accessors", .min = 0},
};
constexpr ObjectSchema kPrimitive{"primitive", kPrimitiveProperties};

constexpr PropertySchema kMeshProperties[] = {
    name(),
    objects("primitives", kPrimitive, Required),
    numbers("weights", kAnyCount),
};
constexpr ObjectSchema kMesh{"mesh", kMeshProperties};

// 3.7.3
constexpr PropertySchema kSkinProperties[] = {
    name(),
    index("inverseBindMatrices", "accessors"),
    index("skeleton", "nodes", Droppable),
    {.name = "joints",
     .kind = Integers,
     .need = Required,
     .refersTo = "nodes",
     .min = 0,
     .emptyIsFatal = true},
};
constexpr ObjectSchema kSkin{"skin", kSkinProperties};

// 3.5
constexpr PropertySchema kNodeProperties[] = {
    name(),
    indices("children", "nodes"),
    numbers("matrix", 16),
    numbers("translation", 3),
    numbers("rotation", 4),
    numbers("scale", 3),
    numbers("weights", kAnyCount),
    index("mesh", "meshes"),
    index("skin", "skins"),
    index("camera", "cameras", Droppable),
};
constexpr ObjectSchema kNode{"node", kNodeProperties};

constexpr PropertySchema kSceneProperties[] = {name(), indices("nodes", "nodes")};
constexpr ObjectSchema kScene{"scene", kSceneProperties};

// 3.10
constexpr PropertySchema kPerspectiveProperties[] = {
    {.name = "aspectRatio", .kind = Number, .need = Droppable},
    {.name = "yfov", .kind = Number, .need = Required},
    {.name = "zfar", .kind = Number, .need = Droppable},
    {.name = "znear", .kind = Number, .need = Required},
};
constexpr ObjectSchema kPerspective{"perspective camera", kPerspectiveProperties};

constexpr PropertySchema kOrthographicProperties[] = {
    {.name = "xmag", .kind = Number, .need = Required},
    {.name = "ymag", .kind = Number, .need = Required},
    {.name = "zfar", .kind = Number, .need = Required},
    {.name = "znear", .kind = Number, .need = Required},
};
constexpr ObjectSchema kOrthographic{"orthographic camera", kOrthographicProperties};

constexpr PropertySchema kCameraProperties[] = {
    name(),
    {.name = "type", .kind = String, .need = Required, .oneOf = "perspective orthographic"},
    object("perspective", kPerspective),
    object("orthographic", kOrthographic),
};
constexpr ObjectSchema kCamera{"camera", kCameraProperties};

// 3.11
constexpr PropertySchema kAnimationSamplerProperties[] = {
    index("input", "accessors", Required),
    index("output", "accessors", Required),
    {.name = "interpolation",
     .kind = String,
     .oneOf = "LINEAR STEP CUBICSPLINE",
     .open = true,
     .reportedLater = true},
};
constexpr ObjectSchema kAnimationSampler{"animation sampler", kAnimationSamplerProperties};

constexpr PropertySchema kChannelTargetProperties[] = {
    index("node", "nodes"),
    {.name = "path",
     .kind = String,
     .need = Required,
     .oneOf = "translation rotation scale weights pointer",
     .open = true,
     .reportedLater = true},
};
constexpr ObjectSchema kChannelTarget{"channel target", kChannelTargetProperties};

constexpr PropertySchema kChannelProperties[] = {
    {.name = "sampler", .kind = Integer, .need = Required, .min = 0, .max = kMaxInt},
    object("target", kChannelTarget, Required),
};
constexpr ObjectSchema kChannel{"animation channel", kChannelProperties};

constexpr PropertySchema kAnimationProperties[] = {
    name(),
    objects("samplers", kAnimationSampler, Required),
    objects("channels", kChannel, Required),
};
constexpr ObjectSchema kAnimation{"animation", kAnimationProperties};

// 3.8, 3.9
constexpr PropertySchema kImageProperties[] = {
    name(),
    {.name = "uri", .kind = String, .need = Droppable},
    {.name = "mimeType", .kind = String, .need = Droppable},
    index("bufferView", "bufferViews", Droppable),
};
constexpr ObjectSchema kImage{"image", kImageProperties};

constexpr PropertySchema kTextureProperties[] = {
    name(),
    index("sampler", "samplers", Droppable),
    index("source", "images", Droppable),
};
constexpr ObjectSchema kTexture{"texture", kTextureProperties};

constexpr PropertySchema kSamplerProperties[] = {
    name(),
    {.name = "magFilter", .kind = Integer, .need = Droppable, .oneOf = "9728 9729"},
    {.name = "minFilter",
     .kind = Integer,
     .need = Droppable,
     .oneOf = "9728 9729 9984 9985 9986 9987"},
    {.name = "wrapS", .kind = Integer, .need = Droppable, .oneOf = "10497 33071 33648"},
    {.name = "wrapT", .kind = Integer, .need = Droppable, .oneOf = "10497 33071 33648"},
};
constexpr ObjectSchema kSampler{"texture sampler", kSamplerProperties};

constexpr PropertySchema kDocumentProperties[] = {
    object("asset", kAsset, Required),
    {.name = "extensionsUsed", .kind = Strings},
    {.name = "extensionsRequired", .kind = Strings},
    objects("buffers", kBuffer),
    objects("bufferViews", kBufferView),
    objects("accessors", kAccessor),
    objects("images", kImage),
    objects("samplers", kSampler),
    objects("textures", kTexture),
    objects("materials", kMaterialSchema),
    objects("meshes", kMesh),
    objects("skins", kSkin),
    objects("cameras", kCamera),
    objects("nodes", kNode),
    objects("animations", kAnimation),
    objects("scenes", kScene),
    index("scene", "scenes"),
};
constexpr ObjectSchema kDocument{"document", kDocumentProperties};

}  // namespace

const PropertySchema* ObjectSchema::find(std::string_view property) const noexcept {
    const auto found = std::find_if(properties.begin(), properties.end(),
                                    [&](const PropertySchema& p) { return p.name == property; });
    return found == properties.end() ? nullptr : &*found;
}

std::size_t referredCount(const JsonValue& root, std::string_view refersTo) noexcept {
    const std::size_t slash = refersTo.rfind('/');
    const bool isTop = slash == std::string_view::npos;
    const JsonValue* holder = isTop ? &root : memberAt(root, refersTo.substr(0, slash));
    return holder != nullptr ? holder->elements(refersTo.substr(isTop ? 0 : slash + 1)).size() : 0;
}

const ObjectSchema& documentSchema() noexcept {
    return kDocument;
}

}  // namespace sinew::load
