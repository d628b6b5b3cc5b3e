// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/khronos_codes.h"

#include <algorithm>
#include <array>
#include <span>

namespace sinew {
namespace {

/// Up to the first that is empty.
using Theirs = std::array<std::string_view, 4>;

/// What makes the loader refuse a file or ignore a property, by its words; the first match counts.
struct SchemaRow {
    std::string_view words;
    std::string_view pointer;  // part of the pointer; empty: any
    Theirs theirs;
};

constexpr auto kSchemaRows = std::to_array<SchemaRow>({
    {"key times must be SCALAR", "", {"ANIMATION_SAMPLER_INPUT_ACCESSOR_INVALID_FORMAT"}},
    {"per key are required", "", {"ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_COUNT"}},
    {"the values must be", "", {"ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_FORMAT"}},
    {"the key times decrease", "", {"ACCESSOR_ANIMATION_INPUT_NON_INCREASING"}},
    {"inverse bind matrices must be", "", {"SKIN_IBM_INVALID_FORMAT"}},
    {"inverse bind matrices for", "", {"INVALID_IBM_ACCESSOR_COUNT"}},
    {"of range of", "", {"ACCESSOR_INDEX_OOB"}},
    {"\"version\" is not two numbers", "", {"PATTERN_MISMATCH"}},
    {"glTF version", "", {"UNKNOWN_ASSET_MAJOR_VERSION"}},
    {"the first chunk of the GLB", "", {"GLB_UNEXPECTED_FIRST_CHUNK"}},
    {"the GLB header declares", "", {"GLB_LENGTH_MISMATCH"}},
    {"the GLB ends inside", "", {"GLB_UNEXPECTED_END_OF_CHUNK_HEADER"}},
    {"the GLB header is truncated", "", {"GLB_UNEXPECTED_END_OF_HEADER"}},
    {"a GLB chunk declares", "", {"GLB_CHUNK_TOO_BIG"}},
    {"GLB version", "", {"GLB_INVALID_VERSION"}},
    {"not valid JSON", "", {"INVALID_JSON"}},
    {"the document is not a JSON object", "", {"TYPE_MISMATCH"}},
    {"but its source has", "", {"BUFFER_BYTE_LENGTH_MISMATCH"}},
    {"the data URI", "", {"INVALID_URI"}},
    {"is not a URI", "", {"INVALID_URI"}},
    {"is not base64", "", {"INVALID_URI"}},
    {"cannot be read", "", {"IO_ERROR"}},
    {"exceeds its buffer", "", {"BUFFER_VIEW_TOO_LONG"}},
    {"its own child", "", {"NODE_LOOP"}},
    {"its own ancestor", "", {"NODE_LOOP"}},
    {"has two parents", "", {"NODE_PARENT_OVERRIDE"}},
    {" vertices", "/targets/", {"MESH_PRIMITIVE_MORPH_TARGET_INVALID_ATTRIBUTE_COUNT"}},
    {" vertices", "/attributes/", {"MESH_PRIMITIVE_UNEQUAL_ACCESSOR_COUNT"}},
    {"needs ", "", {"ACCESSOR_TOO_LONG"}},
    {"smaller than one element", "", {"ACCESSOR_SMALL_BYTESTRIDE"}},
    {"does not exist", "", {"UNRESOLVED_REFERENCE"}},
    {"does not have that list", "", {"UNSATISFIED_DEPENDENCY"}},
    {"is missing from", "", {"UNDEFINED_PROPERTY"}},
    {"must be an array of", "", {"ARRAY_TYPE_MISMATCH"}},
    {"must be", "", {"TYPE_MISMATCH"}},
    {"must contain", "", {"ARRAY_LENGTH_NOT_IN_LIST"}},
    {"is not a multiple of", "", {"VALUE_MULTIPLE_OF"}},
    {"is out of range", "", {"VALUE_NOT_IN_RANGE"}},
    {"is not one of", "", {"VALUE_NOT_IN_LIST"}},
    {"is empty", "", {"EMPTY_ENTITY"}},
});

struct KhronosRow {
    std::string_view ours;
    std::string_view words;  // part of the message; empty: any
    Severity least;
    Theirs theirs;
};

/// By our code; the first match of each counts.
constexpr auto kKhronosRows = std::to_array<KhronosRow>({
    {"ACCESSOR_MIN_MAX_WRONG",
     "",
     Severity::Info,
     {"ACCESSOR_MIN_MISMATCH", "ACCESSOR_MAX_MISMATCH", "ACCESSOR_ELEMENT_OUT_OF_MIN_BOUND",
      "ACCESSOR_ELEMENT_OUT_OF_MAX_BOUND"}},
    {"ACCESSOR_OFFSET_WITHOUT_VIEW", "", Severity::Info, {"UNSATISFIED_DEPENDENCY"}},
    {"ACCESSOR_UNALIGNED", "columns", Severity::Info, {"ACCESSOR_MATRIX_ALIGNMENT"}},
    {"ACCESSOR_UNALIGNED",
     "",
     Severity::Info,
     {"ACCESSOR_OFFSET_ALIGNMENT", "ACCESSOR_TOTAL_OFFSET_ALIGNMENT"}},
    {"ACCESSOR_UNREADABLE", "not defined by", Severity::Info, {"VALUE_NOT_IN_LIST"}},
    {"ACCESSOR_UNREADABLE",
     "smaller than one element",
     Severity::Info,
     {"ACCESSOR_SMALL_BYTESTRIDE"}},
    {"ACCESSOR_UNREADABLE", "", Severity::Info, {"ACCESSOR_TOO_LONG"}},
    {"ANIMATED_SKINNED_MESH_NODE", "", Severity::Info, {"ANIMATION_CHANNEL_TARGET_NODE_SKIN"}},
    {"ATTRIBUTE_FORMAT",
     "UNSIGNED_INT",
     Severity::Info,
     {"MESH_PRIMITIVE_ATTRIBUTES_ACCESSOR_UNSIGNED_INT"}},
    {"ATTRIBUTE_FORMAT", "", Severity::Info, {"MESH_PRIMITIVE_ATTRIBUTES_ACCESSOR_INVALID_FORMAT"}},
    {"ATTRIBUTE_IGNORED", "", Severity::Info, {"MESH_PRIMITIVE_INVALID_ATTRIBUTE"}},
    {"BUFFER_MEDIA_TYPE", "", Severity::Info, {"BUFFER_DATA_URI_MIME_TYPE_INVALID"}},
    {"BUFFER_VIEW_MIXED_USE", "", Severity::Info, {"BUFFER_VIEW_TARGET_OVERRIDE"}},
    {"BUFFER_VIEW_OUT_OF_BOUNDS", "", Severity::Info, {"BUFFER_VIEW_TOO_LONG"}},
    {"BUFFER_VIEW_STRIDE_MISPLACED",
     "vertex indices",
     Severity::Info,
     {"MESH_PRIMITIVE_INDICES_ACCESSOR_WITH_BYTESTRIDE"}},
    {"BUFFER_VIEW_STRIDE_MISPLACED",
     "images",
     Severity::Info,
     {"IMAGE_BUFFER_VIEW_WITH_BYTESTRIDE"}},
    {"BUFFER_VIEW_STRIDE_MISPLACED",
     "data other",
     Severity::Info,
     {"ANIMATION_SAMPLER_ACCESSOR_WITH_BYTESTRIDE", "SKIN_IBM_ACCESSOR_WITH_BYTESTRIDE",
      "IMAGE_BUFFER_VIEW_WITH_BYTESTRIDE"}},
    {"BUFFER_VIEW_STRIDE_MISPLACED", "", Severity::Info, {"BUFFER_VIEW_INVALID_BYTE_STRIDE"}},
    {"BUFFER_VIEW_STRIDE_MISSING",
     "",
     Severity::Info,
     {"MESH_PRIMITIVE_ACCESSOR_WITHOUT_BYTESTRIDE"}},
    {"BUFFER_VIEW_STRIDE_TOO_BIG", "", Severity::Info, {"BUFFER_VIEW_TOO_BIG_BYTE_STRIDE"}},
    {"BUFFER_VIEW_TARGET_WRONG", "", Severity::Info, {"BUFFER_VIEW_TARGET_OVERRIDE"}},
    {"BUFFER_WITHOUT_DATA", "", Severity::Error, {"BUFFER_MISSING_GLB_DATA"}},
    {"CAMERA_UNUSABLE", "zfar", Severity::Info, {"CAMERA_ZFAR_LEQUAL_ZNEAR"}},
    {"CAMERA_UNUSABLE", "", Severity::Info, {"VALUE_NOT_IN_RANGE"}},
    {"CHANNEL_PATH_UNKNOWN", "", Severity::Info, {"VALUE_NOT_IN_LIST"}},
    {"CHANNEL_TARGET_TWICE", "", Severity::Info, {"ANIMATION_DUPLICATE_TARGETS"}},
    {"COLOR_OUT_OF_RANGE", "", Severity::Info, {"ACCESSOR_NON_CLAMPED"}},
    {"CUBICSPLINE_SINGLE_KEY",
     "",
     Severity::Info,
     {"ANIMATION_SAMPLER_INPUT_ACCESSOR_TOO_FEW_ELEMENTS"}},
    {"DATA_URI_INVALID", "", Severity::Info, {"INVALID_URI"}},
    {"DUPLICATE_JOINT", "", Severity::Info, {"ACCESSOR_JOINTS_INDEX_DUPLICATE"}},
    {"EMPTY_ARRAY", "", Severity::Info, {"EMPTY_ENTITY"}},
    {"EXTENSIONS_NO_OBJECT", "", Severity::Info, {"TYPE_MISMATCH"}},
    {"EXTENSION_LISTED_TWICE", "", Severity::Info, {"DUPLICATE_ELEMENTS"}},
    {"EXTENSION_MISPLACED", "", Severity::Info, {"UNEXPECTED_EXTENSION_OBJECT"}},
    {"EXTENSION_NOT_DECLARED", "", Severity::Info, {"UNDECLARED_EXTENSION"}},
    {"EXTENSION_NOT_REQUIRED", "", Severity::Info, {"NON_REQUIRED_EXTENSION"}},
    {"GLB_BIN_CHUNK_TOO_LONG", "", Severity::Info, {"BUFFER_GLB_CHUNK_TOO_BIG"}},
    {"GLB_CHUNK_EMPTY", "", Severity::Info, {"GLB_EMPTY_CHUNK"}},
    {"GLB_CHUNK_IGNORED", "", Severity::Info, {"GLB_UNKNOWN_CHUNK_TYPE"}},
    {"GLB_CHUNK_ORDER", "second chunk", Severity::Info, {"GLB_UNEXPECTED_BIN_CHUNK"}},
    {"GLB_CHUNK_ORDER", "", Severity::Info, {"GLB_DUPLICATE_CHUNK"}},
    {"GLB_CHUNK_UNALIGNED", "", Severity::Info, {"GLB_CHUNK_LENGTH_UNALIGNED"}},
    {"GLB_TRAILING_BYTES", "", Severity::Info, {"GLB_EXTRA_DATA"}},
    {"IMAGE_PLACEHOLDER", "neither URI nor", Severity::Info, {"ONE_OF_MISMATCH"}},
    {"IMAGE_PLACEHOLDER", "is not a URI", Severity::Info, {"INVALID_URI"}},
    {"IMAGE_PLACEHOLDER", "cannot be read", Severity::Info, {"IO_ERROR"}},
    {"IMAGE_PLACEHOLDER", "is not a PNG", Severity::Error, {"INVALID_URI"}},
    {"IMAGE_PLACEHOLDER", "is not a PNG", Severity::Info, {"IMAGE_UNRECOGNIZED_FORMAT"}},
    {"IMAGE_PLACEHOLDER", "damaged", Severity::Info, {"IMAGE_UNEXPECTED_EOS"}},
    {"IMAGE_PLACEHOLDER", "truncated", Severity::Info, {"IMAGE_UNEXPECTED_EOS"}},
    {"IMAGE_PLACEHOLDER", "no data", Severity::Info, {}},
    {"IMAGE_PLACEHOLDER", "", Severity::Info, {"IMAGE_DATA_INVALID"}},
    {"IMAGE_TYPE_MISMATCH", "declared as image/png", Severity::Info, {"IMAGE_MIME_TYPE_INVALID"}},
    {"IMAGE_TYPE_MISMATCH", "declared as image/jpeg", Severity::Info, {"IMAGE_MIME_TYPE_INVALID"}},
    {"IMAGE_TYPE_MISMATCH", "", Severity::Info, {"IMAGE_MIME_TYPE_INVALID", "INVALID_URI"}},
    {"INTERPOLATION_UNKNOWN", "", Severity::Info, {"VALUE_NOT_IN_LIST"}},
    {"JOINT_OUTSIDE_SCENE", "", Severity::Info, {"NODE_SKIN_NO_SCENE"}},
    {"JSON_BYTE_ORDER_MARK", "", Severity::Info, {"INVALID_JSON"}},
    {"KEY_ROTATION_NOT_UNIT",
     "",
     Severity::Info,
     {"ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION"}},
    {"LIGHT_WITHOUT_KIND", "", Severity::Info, {"VALUE_NOT_IN_LIST"}},
    {"MATRIX_NOT_AFFINE", "", Severity::Info, {"NODE_MATRIX_NON_TRS"}},
    {"MORPH_ATTRIBUTE_IGNORED", "", Severity::Info, {"MESH_PRIMITIVE_INVALID_ATTRIBUTE"}},
    {"MORPH_WITHOUT_BASE", "", Severity::Info, {"MESH_PRIMITIVE_MORPH_TARGET_NO_BASE_ACCESSOR"}},
    {"NEWER_VERSION_NEEDED", "", Severity::Info, {"UNKNOWN_ASSET_MINOR_VERSION"}},
    {"NORMAL_NOT_UNIT", "", Severity::Info, {"ACCESSOR_VECTOR3_NON_UNIT"}},
    {"POINTER_MISSING", "", Severity::Info, {"VALUE_NOT_IN_LIST"}},
    {"POINTER_PATH", "", Severity::Info, {"KHR_ANIMATION_POINTER_ANIMATION_CHANNEL_TARGET_PATH"}},
    {"PROPERTY_MISSING", "", Severity::Info, {"UNDEFINED_PROPERTY"}},
    {"SKINNED_MESH_TRANSFORM", "", Severity::Info, {"NODE_SKINNED_MESH_NON_ROOT"}},
    {"SKINNED_MESH_WITHOUT_SKIN", "", Severity::Info, {"NODE_SKINNED_MESH_WITHOUT_SKIN"}},
    {"SKIN_DUPLICATE_JOINT", "", Severity::Info, {"DUPLICATE_ELEMENTS"}},
    {"SKIN_MATRIX_NOT_AFFINE", "", Severity::Info, {"ACCESSOR_INVALID_IBM"}},
    {"SKIN_SKELETON_NOT_ROOT", "", Severity::Info, {"SKIN_SKELETON_INVALID"}},
    {"SKIN_WITHOUT_COMMON_ROOT", "", Severity::Info, {"SKIN_NO_COMMON_ROOT"}},
    {"SKIN_WITHOUT_MESH", "", Severity::Info, {"UNSATISFIED_DEPENDENCY"}},
    {"SKIN_WITHOUT_WEIGHTS", "", Severity::Info, {"NODE_SKIN_WITH_NON_SKINNED_MESH"}},
    {"SPOT_WITHOUT_CONE", "", Severity::Info, {"UNDEFINED_PROPERTY"}},
    {"TANGENTS_GENERATED", "may differ", Severity::Info, {"MESH_PRIMITIVE_NO_TANGENT_SPACE"}},
    {"TANGENTS_GENERATED", "", Severity::Info, {"MESH_PRIMITIVE_GENERATED_TANGENT_SPACE"}},
    {"TANGENTS_MISSING", "", Severity::Info, {"MESH_PRIMITIVE_NO_TANGENT_SPACE"}},
    {"TANGENT_HANDEDNESS", "", Severity::Info, {"ACCESSOR_INVALID_SIGN"}},
    {"TANGENT_NOT_UNIT", "", Severity::Info, {"ACCESSOR_VECTOR3_NON_UNIT"}},
    {"TEXCOORD_MISSING", "", Severity::Info, {"MESH_PRIMITIVE_TOO_FEW_TEXCOORDS"}},
    {"TEXTURE_IMAGE_TYPE", "", Severity::Info, {"TEXTURE_INVALID_IMAGE_MIME_TYPE"}},
    {"TIMES_NEGATIVE", "", Severity::Info, {"ACCESSOR_ANIMATION_INPUT_NEGATIVE"}},
    {"TIMES_NOT_INCREASING", "", Severity::Info, {"ACCESSOR_ANIMATION_INPUT_NON_INCREASING"}},
    {"TIMES_WITHOUT_MIN_MAX",
     "",
     Severity::Info,
     {"ANIMATION_SAMPLER_INPUT_ACCESSOR_WITHOUT_BOUNDS"}},
    {"UNKNOWN_PROPERTY", "", Severity::Info, {"UNEXPECTED_PROPERTY"}},
    {"VALUE_CLAMPED", "", Severity::Info, {"VALUE_NOT_IN_RANGE"}},
    {"WEIGHTS_NOT_NORMALIZED", "", Severity::Info, {"ACCESSOR_WEIGHTS_NON_NORMALIZED"}},
    {"WEIGHT_NEGATIVE", "", Severity::Info, {"ACCESSOR_WEIGHTS_NEGATIVE"}},
});
static_assert(std::is_sorted(kKhronosRows.begin(), kKhronosRows.end(),
                             [](const KhronosRow& a, const KhronosRow& b) {
                                 return a.ours < b.ours;
                             }));

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

const Theirs* schemaCodes(const Diagnostic& finding) {
    const auto* row =
        std::find_if(kSchemaRows.begin(), kSchemaRows.end(), [&finding](const SchemaRow& each) {
            return contains(finding.message, each.words) && contains(finding.pointer, each.pointer);
        });
    return row == kSchemaRows.end() ? nullptr : &row->theirs;
}

const Theirs* codesOfOne(const Diagnostic& finding) {
    if (finding.code == "DOCUMENT_INVALID" || finding.code == "INVALID_PROPERTY_IGNORED") {
        return schemaCodes(finding);
    }
    const auto* row =
        std::find_if(kKhronosRows.begin(), kKhronosRows.end(), [&finding](const KhronosRow& each) {
            return finding.code == each.ours && finding.severity >= each.least &&
                   contains(finding.message, each.words);
        });
    return row == kKhronosRows.end() ? nullptr : &row->theirs;
}

}  // namespace

std::vector<std::string_view> khronosCodes(const Diagnostic& finding) {
    std::vector<std::string_view> codes;
    const std::span<const Diagnostic> all = finding.places.empty()
                                                ? std::span<const Diagnostic>(&finding, 1)
                                                : std::span<const Diagnostic>(finding.places);
    for (const Diagnostic& each : all) {
        if (const Theirs* theirs = codesOfOne(each)) {
            codes.insert(codes.end(), theirs->begin(),
                         std::find(theirs->begin(), theirs->end(), std::string_view()));
        }
    }
    std::sort(codes.begin(), codes.end());
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
    return codes;
}

}  // namespace sinew
