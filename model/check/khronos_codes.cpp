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
    Theirs theirs;
    std::string_view pointer = {};  // part of the pointer; empty: any
};

constexpr auto kSchemaRows = std::to_array<SchemaRow>({
    {"key times must be SCALAR", {"ANIMATION_SAMPLER_INPUT_ACCESSOR_INVALID_FORMAT"}},
    {"per key are required", {"ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_COUNT"}},
    {"the values must be", {"ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_FORMAT"}},
    {"the key times decrease", {"ACCESSOR_ANIMATION_INPUT_NON_INCREASING"}},
    {"inverse bind matrices must be", {"SKIN_IBM_INVALID_FORMAT"}},
    {"inverse bind matrices for", {"INVALID_IBM_ACCESSOR_COUNT"}},
    {"of range of", {"ACCESSOR_INDEX_OOB"}},
    {"\"version\" is not two numbers", {"PATTERN_MISMATCH"}},
    {"glTF version", {"UNKNOWN_ASSET_MAJOR_VERSION"}},
    {"the first chunk of the GLB", {"GLB_UNEXPECTED_FIRST_CHUNK"}},
    {"the GLB header declares", {"GLB_LENGTH_MISMATCH"}},
    {"the GLB ends inside", {"GLB_UNEXPECTED_END_OF_CHUNK_HEADER"}},
    {"the GLB header is truncated", {"GLB_UNEXPECTED_END_OF_HEADER"}},
    {"a GLB chunk declares", {"GLB_CHUNK_TOO_BIG"}},
    {"GLB version", {"GLB_INVALID_VERSION"}},
    {"not valid JSON", {"INVALID_JSON"}},
    {"the document is not a JSON object", {"TYPE_MISMATCH"}},
    {"but its source has", {"BUFFER_BYTE_LENGTH_MISMATCH"}},
    {"the data URI", {"INVALID_URI"}},
    {"is not a URI", {"INVALID_URI"}},
    {"is not base64", {"INVALID_URI"}},
    {"cannot be read", {"IO_ERROR"}},
    {"exceeds its buffer", {"BUFFER_VIEW_TOO_LONG"}},
    {"its own child", {"NODE_LOOP"}},
    {"its own ancestor", {"NODE_LOOP"}},
    {"has two parents", {"NODE_PARENT_OVERRIDE"}},
    {" vertices", {"MESH_PRIMITIVE_MORPH_TARGET_INVALID_ATTRIBUTE_COUNT"}, "/targets/"},
    {" vertices", {"MESH_PRIMITIVE_UNEQUAL_ACCESSOR_COUNT"}, "/attributes/"},
    {"needs ", {"ACCESSOR_TOO_LONG"}},
    {"smaller than one element", {"ACCESSOR_SMALL_BYTESTRIDE"}},
    {"does not exist", {"UNRESOLVED_REFERENCE"}},
    {"does not have that list", {"UNSATISFIED_DEPENDENCY"}},
    {"is missing from", {"UNDEFINED_PROPERTY"}},
    {"must be an array of", {"ARRAY_TYPE_MISMATCH"}},
    {"must be", {"TYPE_MISMATCH"}},
    {"must contain", {"ARRAY_LENGTH_NOT_IN_LIST"}},
    {"is not a multiple of", {"VALUE_MULTIPLE_OF"}},
    {"is out of range", {"VALUE_NOT_IN_RANGE"}},
    {"is not one of", {"VALUE_NOT_IN_LIST"}},
    {"is empty", {"EMPTY_ENTITY"}},
});

struct KhronosRow {
    std::string_view ours;
    Theirs theirs;
    std::string_view words = {};  // part of the message; empty: any
    Severity least = Severity::Info;
};

/// By our code; the first match of each counts.
constexpr auto kKhronosRows = std::to_array<KhronosRow>({
    {"ACCESSOR_MIN_MAX_WRONG",
     {"ACCESSOR_MIN_MISMATCH", "ACCESSOR_MAX_MISMATCH", "ACCESSOR_ELEMENT_OUT_OF_MIN_BOUND",
      "ACCESSOR_ELEMENT_OUT_OF_MAX_BOUND"}},
    {"ACCESSOR_OFFSET_WITHOUT_VIEW", {"UNSATISFIED_DEPENDENCY"}},
    {"ACCESSOR_UNALIGNED", {"ACCESSOR_MATRIX_ALIGNMENT"}, "columns"},
    {"ACCESSOR_UNALIGNED", {"ACCESSOR_OFFSET_ALIGNMENT", "ACCESSOR_TOTAL_OFFSET_ALIGNMENT"}},
    {"ACCESSOR_UNREADABLE", {"VALUE_NOT_IN_LIST"}, "not defined by"},
    {"ACCESSOR_UNREADABLE", {"ACCESSOR_SMALL_BYTESTRIDE"}, "smaller than one element"},
    {"ACCESSOR_UNREADABLE", {"ACCESSOR_TOO_LONG"}},
    {"ANIMATED_SKINNED_MESH_NODE", {"ANIMATION_CHANNEL_TARGET_NODE_SKIN"}},
    {"ATTRIBUTE_FORMAT", {"MESH_PRIMITIVE_ATTRIBUTES_ACCESSOR_UNSIGNED_INT"}, "UNSIGNED_INT"},
    {"ATTRIBUTE_FORMAT", {"MESH_PRIMITIVE_ATTRIBUTES_ACCESSOR_INVALID_FORMAT"}},
    {"ATTRIBUTE_IGNORED", {"MESH_PRIMITIVE_INVALID_ATTRIBUTE"}},
    {"BUFFER_MEDIA_TYPE", {"BUFFER_DATA_URI_MIME_TYPE_INVALID"}},
    {"BUFFER_VIEW_MIXED_USE", {"BUFFER_VIEW_TARGET_OVERRIDE"}},
    {"BUFFER_VIEW_OUT_OF_BOUNDS", {"BUFFER_VIEW_TOO_LONG"}},
    {"BUFFER_VIEW_STRIDE_MISPLACED",
     {"MESH_PRIMITIVE_INDICES_ACCESSOR_WITH_BYTESTRIDE"},
     "vertex indices"},
    {"BUFFER_VIEW_STRIDE_MISPLACED", {"IMAGE_BUFFER_VIEW_WITH_BYTESTRIDE"}, "images"},
    {"BUFFER_VIEW_STRIDE_MISPLACED",
     {"ANIMATION_SAMPLER_ACCESSOR_WITH_BYTESTRIDE", "SKIN_IBM_ACCESSOR_WITH_BYTESTRIDE",
      "IMAGE_BUFFER_VIEW_WITH_BYTESTRIDE"},
     "data other"},
    {"BUFFER_VIEW_STRIDE_MISPLACED", {"BUFFER_VIEW_INVALID_BYTE_STRIDE"}},
    {"BUFFER_VIEW_STRIDE_MISSING", {"MESH_PRIMITIVE_ACCESSOR_WITHOUT_BYTESTRIDE"}},
    {"BUFFER_VIEW_STRIDE_TOO_BIG", {"BUFFER_VIEW_TOO_BIG_BYTE_STRIDE"}},
    {"BUFFER_VIEW_TARGET_WRONG", {"BUFFER_VIEW_TARGET_OVERRIDE"}},
    {"BUFFER_WITHOUT_DATA", {"BUFFER_MISSING_GLB_DATA"}, "", Severity::Error},
    {"CAMERA_UNUSABLE", {"CAMERA_ZFAR_LEQUAL_ZNEAR"}, "zfar"},
    {"CAMERA_UNUSABLE", {"VALUE_NOT_IN_RANGE"}},
    {"CHANNEL_PATH_UNKNOWN", {"VALUE_NOT_IN_LIST"}},
    {"CHANNEL_TARGET_TWICE", {"ANIMATION_DUPLICATE_TARGETS"}},
    {"COLOR_OUT_OF_RANGE", {"ACCESSOR_NON_CLAMPED"}},
    {"CUBICSPLINE_SINGLE_KEY", {"ANIMATION_SAMPLER_INPUT_ACCESSOR_TOO_FEW_ELEMENTS"}},
    {"DATA_URI_INVALID", {"INVALID_URI"}},
    {"DUPLICATE_JOINT", {"ACCESSOR_JOINTS_INDEX_DUPLICATE"}},
    {"EMPTY_ARRAY", {"EMPTY_ENTITY"}},
    {"EXTENSIONS_NO_OBJECT", {"TYPE_MISMATCH"}},
    {"EXTENSION_LISTED_TWICE", {"DUPLICATE_ELEMENTS"}},
    {"EXTENSION_MISPLACED", {"UNEXPECTED_EXTENSION_OBJECT"}},
    {"EXTENSION_NOT_DECLARED", {"UNDECLARED_EXTENSION"}},
    {"EXTENSION_NOT_REQUIRED", {"NON_REQUIRED_EXTENSION"}},
    {"GLB_BIN_CHUNK_TOO_LONG", {"BUFFER_GLB_CHUNK_TOO_BIG"}},
    {"GLB_CHUNK_EMPTY", {"GLB_EMPTY_CHUNK"}},
    {"GLB_CHUNK_IGNORED", {"GLB_UNKNOWN_CHUNK_TYPE"}},
    {"GLB_CHUNK_ORDER", {"GLB_UNEXPECTED_BIN_CHUNK"}, "second chunk"},
    {"GLB_CHUNK_ORDER", {"GLB_DUPLICATE_CHUNK"}},
    {"GLB_CHUNK_UNALIGNED", {"GLB_CHUNK_LENGTH_UNALIGNED"}},
    {"GLB_TRAILING_BYTES", {"GLB_EXTRA_DATA"}},
    {"IMAGE_PLACEHOLDER", {"ONE_OF_MISMATCH"}, "neither URI nor"},
    {"IMAGE_PLACEHOLDER", {"INVALID_URI"}, "is not a URI"},
    {"IMAGE_PLACEHOLDER", {"IO_ERROR"}, "cannot be read"},
    {"IMAGE_PLACEHOLDER", {"INVALID_URI"}, "is not a PNG", Severity::Error},
    {"IMAGE_PLACEHOLDER", {"IMAGE_UNRECOGNIZED_FORMAT"}, "is not a PNG"},
    {"IMAGE_PLACEHOLDER", {"IMAGE_UNEXPECTED_EOS"}, "damaged"},
    {"IMAGE_PLACEHOLDER", {"IMAGE_UNEXPECTED_EOS"}, "truncated"},
    {"IMAGE_PLACEHOLDER", {}, "no data"},
    {"IMAGE_PLACEHOLDER", {"IMAGE_DATA_INVALID"}},
    {"IMAGE_TYPE_MISMATCH", {"IMAGE_MIME_TYPE_INVALID"}, "declared as image/png"},
    {"IMAGE_TYPE_MISMATCH", {"IMAGE_MIME_TYPE_INVALID"}, "declared as image/jpeg"},
    {"IMAGE_TYPE_MISMATCH", {"IMAGE_MIME_TYPE_INVALID", "INVALID_URI"}},
    {"INTERPOLATION_UNKNOWN", {"VALUE_NOT_IN_LIST"}},
    {"JOINT_OUTSIDE_SCENE", {"NODE_SKIN_NO_SCENE"}},
    {"JSON_BYTE_ORDER_MARK", {"INVALID_JSON"}},
    {"KEY_ROTATION_NOT_UNIT", {"ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION"}},
    {"LIGHT_WITHOUT_KIND", {"VALUE_NOT_IN_LIST"}},
    {"MATRIX_NOT_AFFINE", {"NODE_MATRIX_NON_TRS"}},
    {"MORPH_ATTRIBUTE_IGNORED", {"MESH_PRIMITIVE_INVALID_ATTRIBUTE"}},
    {"MORPH_WITHOUT_BASE", {"MESH_PRIMITIVE_MORPH_TARGET_NO_BASE_ACCESSOR"}},
    {"NEWER_VERSION_NEEDED", {"UNKNOWN_ASSET_MINOR_VERSION"}},
    {"NORMAL_NOT_UNIT", {"ACCESSOR_VECTOR3_NON_UNIT"}},
    {"POINTER_MISSING", {"VALUE_NOT_IN_LIST"}},
    {"POINTER_PATH", {"KHR_ANIMATION_POINTER_ANIMATION_CHANNEL_TARGET_PATH"}},
    {"PROPERTY_MISSING", {"UNDEFINED_PROPERTY"}},
    {"SKINNED_MESH_TRANSFORM", {"NODE_SKINNED_MESH_NON_ROOT"}},
    {"SKINNED_MESH_WITHOUT_SKIN", {"NODE_SKINNED_MESH_WITHOUT_SKIN"}},
    {"SKIN_DUPLICATE_JOINT", {"DUPLICATE_ELEMENTS"}},
    {"SKIN_MATRIX_NOT_AFFINE", {"ACCESSOR_INVALID_IBM"}},
    {"SKIN_SKELETON_NOT_ROOT", {"SKIN_SKELETON_INVALID"}},
    {"SKIN_WITHOUT_COMMON_ROOT", {"SKIN_NO_COMMON_ROOT"}},
    {"SKIN_WITHOUT_MESH", {"UNSATISFIED_DEPENDENCY"}},
    {"SKIN_WITHOUT_WEIGHTS", {"NODE_SKIN_WITH_NON_SKINNED_MESH"}},
    {"SPOT_WITHOUT_CONE", {"UNDEFINED_PROPERTY"}},
    {"TANGENTS_GENERATED", {"MESH_PRIMITIVE_NO_TANGENT_SPACE"}, "may differ"},
    {"TANGENTS_GENERATED", {"MESH_PRIMITIVE_GENERATED_TANGENT_SPACE"}},
    {"TANGENTS_MISSING", {"MESH_PRIMITIVE_NO_TANGENT_SPACE"}},
    {"TANGENT_HANDEDNESS", {"ACCESSOR_INVALID_SIGN"}},
    {"TANGENT_NOT_UNIT", {"ACCESSOR_VECTOR3_NON_UNIT"}},
    {"TEXCOORD_MISSING", {"MESH_PRIMITIVE_TOO_FEW_TEXCOORDS"}},
    {"TEXTURE_IMAGE_TYPE", {"TEXTURE_INVALID_IMAGE_MIME_TYPE"}},
    {"TIMES_NEGATIVE", {"ACCESSOR_ANIMATION_INPUT_NEGATIVE"}},
    {"TIMES_NOT_INCREASING", {"ACCESSOR_ANIMATION_INPUT_NON_INCREASING"}},
    {"TIMES_WITHOUT_MIN_MAX", {"ANIMATION_SAMPLER_INPUT_ACCESSOR_WITHOUT_BOUNDS"}},
    {"UNKNOWN_PROPERTY", {"UNEXPECTED_PROPERTY"}},
    {"VALUE_CLAMPED", {"VALUE_NOT_IN_RANGE"}},
    {"WEIGHTS_NOT_NORMALIZED", {"ACCESSOR_WEIGHTS_NON_NORMALIZED"}},
    {"WEIGHT_NEGATIVE", {"ACCESSOR_WEIGHTS_NEGATIVE"}},
});
static_assert(std::ranges::is_sorted(kKhronosRows, {}, &KhronosRow::ours));

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
    const std::span<const Diagnostic> all =
        finding.places.empty() ? std::span(&finding, 1) : std::span(finding.places);
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
