// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/rule_vertices.h"
#include "model/check/tables.h"

namespace sinew::check {
namespace {

// Buffer views, accessors, compression, extensions.
constexpr std::array kFileLedger{
    Rule{.code = "ACCESSOR_MIN_MAX_INEXACT",
         .severity = Severity::Info,
         .rank = {Harm::Form, 20},
         .many = "{places} stored bounds belong to the values before lossy compression",
         .meaning = "The stored min or max belongs to the values before lossy compression.",
         .why = "Bounds are off by the rounding of the compression; rarely visible.",
         .fixBlender = "Export with more bits, or leave it.",
         .fixMaya = "Compress with more bits, or leave it."},
    Rule{.code = "ACCESSOR_MIN_MAX_WRONG",
         .severity = Severity::Error,
         .rank = {Harm::Form, 10},
         .meaning = "The stored min or max of an accessor does not match its values.",
         .why = "Engines use it for culling and framing: the mesh disappears or is off centre.",
         .fixBlender =
             "Import and export the file: the exporter computes bounds from the vertices."},
    Rule{.code = "ACCESSOR_NORMALIZED_WRONG",
         .severity = Severity::Error,
         .meaning = "Float or 32-bit integer values are declared as normalized.",
         .why = "Only 8-bit and 16-bit integers can be normalized; other programs may scale the "
                "values.",
         .fixBlender = "Remove \"normalized\" from the accessor, or store its values as 8-bit or "
                       "16-bit integers."},
    Rule{.code = "ACCESSOR_NOT_CHECKED",
         .severity = Severity::Info,
         .rank = {Harm::Form, 30},
         .many = "{places} accessors are unused, and their values were not checked",
         .meaning = "An unused accessor was not checked because it has too many values or an "
                    "unsupported format.",
         .why = "Problems in these values, if any, are not reported.",
         .fixBlender = "File > Clean Up > Purge Unused Data before the export.",
         .fixMaya = "File > Optimize Scene Size before the export."},
    Rule{.code = "ACCESSOR_NOT_FINITE",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 70},
         .vertices = &notFinite,
         .meaning = "Values are infinite or NaN.",
         .why = "Vertices, joints or whole meshes disappear.",
         .fixBlender = "Look for empty or broken modifiers and drivers; Mesh > Clean Up > "
                       "Degenerate Dissolve.",
         .fixMaya = "Mesh > Cleanup, and look for broken expressions on the animated nodes."},
    Rule{
        .code = "ACCESSOR_OFFSET_WITHOUT_VIEW",
        .severity = Severity::Error,
        .meaning = "An accessor has a byteOffset and no buffer view.",
        .why = "The offset has no effect; the exporter dropped the data or forgot the buffer view.",
        .fixBlender = "Give the accessor the \"bufferView\" of its data, or remove \"byteOffset\" "
                      "if all values "
                      "are meant to be 0."},
    Rule{.code = "ACCESSOR_UNALIGNED",
         .severity = Severity::Error,
         .meaning =
             "The data of an accessor is not aligned to its component size; or elements of a "
             "vertex attribute, or columns of a matrix, do not start at multiples of four "
             "bytes.",
         .why = "Engines that pass the bytes to the GPU refuse the file or read garbage.",
         .fixBlender =
             "Rewrite the buffer with padding: accessors start at multiples of their component "
             "size; "
             "elements of vertex attributes and columns of matrices, at multiples of 4 bytes."},
    Rule{.code = "ACCESSOR_UNREADABLE",
         .severity = Severity::Error,
         .leastSeverity = Severity::Warning,
         .rank = {Harm::Pose, 60},
         .meaning =
             "An unused accessor, or one whose buffer has no data, exceeds its buffer view or "
             "contradicts itself.",
         .why = "Strict programs refuse the whole file.",
         .fixBlender = "File > Clean Up > Purge Unused Data before the export.",
         .fixMaya = "File > Optimize Scene Size before the export."},
    Rule{.code = "ACCESSOR_WITHOUT_DATA",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 580},
         .many = "{places} accessors have no buffer view; all their values are zero",
         .meaning = "An accessor in use has no buffer view: all its values are zero. Only "
                    "information for morph targets, which often leave a normal as it is.",
         .why = "Valid, but usually a sign of lost data: a mesh collapsed to a point, a constant "
                "track.",
         .fixBlender = "Apply or remove modifiers that leave no geometry, or delete the object.",
         .fixMaya = "Edit > Delete by Type > History, then delete meshes without faces."},
    Rule{.code = "BUFFER_VIEW_MIXED_USE",
         .severity = Severity::Error,
         .meaning = "A buffer view mixes vertices with indices or other data.",
         .why = "Engines upload a buffer view for one purpose and refuse the other.",
         .fixBlender = "Split the buffer view: one for vertices, one for indices, and one for "
                       "everything else."},
    Rule{.code = "BUFFER_VIEW_OUT_OF_BOUNDS",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 50},
         .meaning = "A buffer view exceeds its buffer.",
         .why = "The file is truncated or was assembled incorrectly; data in the buffer view "
                "cannot be read.",
         .fixBlender =
             "Put the .bin file that was exported with this .gltf beside it, or export one .glb."},
    Rule{.code = "BUFFER_VIEW_STRIDE_MISPLACED",
         .severity = Severity::Error,
         .rank = {Harm::Form, 40},
         .many = "{places} buffer views have a stride; only those of vertex attributes may have "
                 "one",
         .meaning = "A buffer view of indices, matrices, keys or pixels has a stride.",
         .why = "Only vertex attributes may have a stride; other programs misread the data.",
         .fixBlender = "Remove \"byteStride\" from the buffer view; if it is larger than an "
                       "element, also store the "
                       "elements without gaps."},
    Rule{.code = "BUFFER_VIEW_STRIDE_MISSING",
         .severity = Severity::Error,
         .rank = {Harm::Form, 50},
         .many = "{places} buffer views are shared by several vertex attributes and have no "
                 "stride",
         .meaning = "Several vertex attributes share a buffer view without stride.",
         .why = "Programs have to guess the layout, and guess differently.",
         .fixBlender = "Set \"byteStride\" of the buffer view to the bytes from one vertex to the "
                       "next: 12 for packed "
                       "VEC3 floats."},
    Rule{.code = "BUFFER_VIEW_STRIDE_TOO_BIG",
         .severity = Severity::Error,
         .meaning = "The stride of a buffer view is larger than the view.",
         .why = "A second element does not fit: the stride or the length is wrong.",
         .fixBlender = "Set \"byteStride\" of the buffer view to the bytes from one vertex to the "
                       "next, or raise "
                       "\"byteLength\" to the bytes of all vertices."},
    Rule{.code = "BUFFER_VIEW_TARGET_WRONG",
         .severity = Severity::Error,
         .meaning = "The target of a buffer view does not match its use (vertices or indices).",
         .why = "Engines create the wrong kind of GPU buffer and draw nothing.",
         .fixBlender = "Set \"target\" of the buffer view to 34962 for vertices or 34963 for "
                       "indices, or remove it."},
    Rule{
        .code = "COMPRESSED_DATA_UNREADABLE",
        .severity = Severity::Error,
        .rank = {Harm::Pose, 40},
        .meaning = "Compressed data could not be decoded; the uncompressed copy was used.",
        .why = "Programs that support the compression show nothing or fail.",
        .fixBlender = "Compress the original file again, and check that it was transmitted whole."},
    Rule{.code = "COMPRESSION_NOT_REQUIRED",
         .severity = Severity::Error,
         .meaning =
             "Data exists only in compressed form, but the extension is not listed as required.",
         .why = "A program without the extension opens the file and shows nothing.",
         .fixBlender =
             "Add the extension to extensionsRequired, or store an uncompressed copy too."},
    Rule{.code = "DRACO_ATTRIBUTE_IGNORED",
         .severity = Severity::Error,
         .meaning = "The Draco data has an attribute that the primitive does not have.",
         .why = "The attribute is ignored: the primitive defines its attributes.",
         .fixBlender =
             "Compress with Data > Compression on export, not with another tool afterwards.",
         .fixMaya = "Compress the original file again in one step; do not edit primitives or "
                    "accessors afterwards."},
    Rule{.code = "DRACO_COUNT_DIFFERS",
         .severity = Severity::Error,
         .meaning = "The count of an accessor differs from the Draco mesh.",
         .why = "Programs that allocate by the accessor read too little or past the end.",
         .fixBlender =
             "Compress with Data > Compression on export, not with another tool afterwards.",
         .fixMaya = "Compress the original file again in one step; do not edit primitives or "
                    "accessors afterwards."},
    Rule{.code = "DRACO_STRIP_AS_TRIANGLES",
         .severity = Severity::Info,
         .meaning = "A triangle strip is stored as a Draco mesh of plain triangles.",
         .why = "Harmless; the triangles are drawn as they are.",
         .fixBlender = "Leave it."},
    Rule{.code = "DRACO_WITHOUT_INDICES",
         .severity = Severity::Error,
         .meaning = "A Draco primitive has no indices accessor.",
         .why = "Programs that rely on it draw the vertices in file order: a tangle.",
         .fixBlender =
             "Compress with Data > Compression on export, not with another tool afterwards.",
         .fixMaya = "Compress the original file again in one step; do not edit primitives or "
                    "accessors afterwards."},
    Rule{.code = "DOCUMENT_INVALID",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 0},
         .group = FindingGroup::Apart,
         .meaning = "The file violates the specification in a place that prevents opening it.",
         .why = "Nothing can be evaluated or shown; strict programs refuse it, too.",
         .fixBlender = "Export the file again, or fix the named place."},
    Rule{.code = "EMPTY_ARRAY",
         .severity = Severity::Error,
         .meaning = "A list is empty; empty lists must be omitted.",
         .why = "Strict programs refuse the file.",
         .fixBlender = "Remove the property with the empty list; if its object needs the list, as "
                       "an animation needs "
                       "channels, remove that object."},
    Rule{.code = "EXTENSIONS_NO_OBJECT",
         .severity = Severity::Error,
         .meaning = "The value of \"extensions\" is not a JSON object.",
         .why = "The extension is lost, and strict programs refuse the file.",
         .fixBlender = "Write \"extensions\" as an object with the names of extensions, such as "
                       "{\"KHR_materials_unlit\": {}}, or remove it."},
    Rule{.code = "EXTENSION_IGNORED",
         .severity = Severity::Info,
         .rank = {Harm::Picture, 100},
         .group = FindingGroup::Apart,
         .meaning = "An optional extension is not supported and was ignored.",
         .why = "The picture does not show its effect.",
         .fixBlender = "Leave it, or bake it into core glTF data."},
    Rule{.code = "EXTENSION_LISTED_TWICE",
         .severity = Severity::Error,
         .meaning = "An extension is listed twice.",
         .why = "Harmless for most programs, but entries must be unique; strict programs refuse "
                "the file.",
         .fixBlender = "Remove the second entry from the list."},
    Rule{
        .code = "EXTENSION_MISPLACED",
        .severity = Severity::Error,
        .rank = {Harm::Picture, 110},
        .meaning = "An extension is attached to an object type that it does not extend.",
        .why = "It has no effect: a light or a material setting is missing from the picture.",
        .fixBlender =
            "Move the extension to an object that its specification allows (KHR_materials_unlit: a "
            "material), or remove it."},
    Rule{.code = "EXTENSION_NOT_DECLARED",
         .severity = Severity::Error,
         .meaning = "An extension is used but not listed in extensionsUsed.",
         .why = "Programs that rely on the list ignore it.",
         .fixBlender = "Add the extension to extensionsUsed."},
    Rule{.code = "EXTENSION_NOT_REQUIRED",
         .severity = Severity::Error,
         .meaning = "KHR_mesh_quantization is used and not required.",
         .why = "Programs that do not know it open the file and misread its vertices instead of "
                "refusing it.",
         .fixBlender = "Add KHR_mesh_quantization to extensionsRequired."},
    Rule{.code = "FINDINGS_LEFT_OUT",
         .severity = Severity::Info,
         .rank = {Harm::Form, 90},
         .group = FindingGroup::Apart,
         .meaning = "There are more findings with this code than are listed.",
         .why = "The list keeps those that move the surface farthest; the others are only counted.",
         .fixBlender = "Fix those that are listed and check the file again."},
    Rule{.code = "INVALID_PROPERTY_IGNORED",
         .severity = Severity::Error,
         .leastSeverity = Severity::Warning,
         .rank = {Harm::Picture, 120},
         .meaning = "A property has an invalid value and was ignored.",
         .why = "The default is used instead: a colour, a name or a filter is not as intended.",
         .fixBlender = "Give the property at the JSON pointer of the finding a value of the type "
                       "and range that glTF "
                       "defines, or remove it."},
    Rule{.code = "MESHOPT_COPY_DIFFERS",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .meaning = "The uncompressed copy differs from the compressed data.",
         .why = "Programs without the compression extension show something else.",
         .fixBlender = "Compress again from the uncompressed data, or remove the copy and require "
                       "the extension."},
    Rule{.code = "MESHOPT_FALLBACK_MISUSED",
         .severity = Severity::Error,
         .meaning = "A fallback buffer also contains data that is not an uncompressed copy.",
         .why = "Programs do not load it and lose that data.",
         .fixBlender = "Move that data into a buffer that is not a fallback."},
    Rule{.code = "MESHOPT_NEWER_STREAM",
         .severity = Severity::Error,
         .meaning = "Data uses a compression version that the declared extension does not support.",
         .why = "Older programs fail to decode it. Declare KHR_meshopt_compression.",
         .fixBlender = "Replace EXT_meshopt_compression with KHR_meshopt_compression, or compress "
                       "with version 0 of the format."},
    Rule{.code = "MESHOPT_TWICE",
         .severity = Severity::Error,
         .meaning = "A buffer view is compressed by two extensions at once.",
         .why = "Programs may decode either.",
         .fixBlender = "Keep one of the two extensions on the buffer view."},
    Rule{.code = "PROPERTY_MISSING",
         .severity = Severity::Error,
         .meaning = "A required property is missing.",
         .why = "Its object has no effect or uses a default.",
         .fixBlender = "Add the property that the finding names to the object at its JSON pointer, "
                       "or remove the "
                       "object."},
    Rule{.code = "UNKNOWN_PROPERTY",
         .severity = Severity::Info,
         .meaning = "A property is not defined by glTF 2.0.",
         .why = "It has no effect. Usually a typing error, or data that belongs in extras.",
         .fixBlender = "Put custom data in custom properties.",
         .fixMaya = "Put custom data in extra attributes."},
    Rule{.code = "XMP_UNUSED",
         .severity = Severity::Info,
         .rank = {Harm::Form, 60},
         .many = "no object references {places} of the metadata packets",
         .meaning = "No object references a metadata packet.",
         .why = "It describes nothing in the file.",
         .fixBlender = "Leave it."},
    Rule{.code = "XMP_WITHOUT_CONTEXT",
         .severity = Severity::Error,
         .meaning = "Metadata has no \"@context\" that defines its terms.",
         .why = "Programs cannot interpret the terms.",
         .fixBlender = "Add \"@context\" with the prefix and address of every vocabulary that the "
                       "packet uses."},
};

}  // namespace

std::span<const Rule> ledgerFileTable() noexcept {
    return kFileLedger;
}

}  // namespace sinew::check
