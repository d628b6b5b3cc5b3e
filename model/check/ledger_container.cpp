// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

// GLB, JSON, buffers and their URIs.
constexpr std::array kContainerLedger{
    Rule{.code = "BUFFER_MEDIA_TYPE",
         .severity = Severity::Error,
         .meaning = "An embedded buffer has the wrong media type.",
         .why = "Programs that check the type may refuse the file.",
         .fixBlender = "Start the \"uri\" of the buffer with data:application/octet-stream;base64, "
                       "or export one "
                       ".glb."},
    Rule{.code = "BUFFER_WITHOUT_DATA",
         .severity = Severity::Error,
         .leastSeverity = Severity::Warning,
         .meaning = "A buffer has neither a URI nor a BIN chunk. An error for the first buffer of "
                    "a GLB, whose data must be the BIN chunk.",
         .why = "Its data cannot be read.",
         .fixBlender = "Choose the binary format (.glb) on export: its buffer is inside the file.",
         .violation = false},
    Rule{.code = "DATA_URI_INVALID",
         .severity = Severity::Error,
         .leastSeverity = Severity::Warning,
         .meaning = "A data URI is not valid: white space, missing padding, stray bits, or no "
                    "\";base64\". An error for white space, which most decoders refuse.",
         .why = "Sinew reads it; strict programs refuse the file.",
         .fixBlender = "Encode the data again as padded Base64 without white space, after "
                       "\"data:application/octet-stream;base64,\"."},
    Rule{.code = "GLB_BIN_CHUNK_TOO_LONG",
         .severity = Severity::Warning,
         .meaning = "The binary chunk of a GLB is longer than its buffer.",
         .why = "Unused bytes, or a buffer with too small a byteLength.",
         .fixBlender = "Raise \"byteLength\" of /buffers/0 if the extra bytes are data; otherwise "
                       "cut them off, and "
                       "lower the lengths of the chunk and of the file.",
         .violation = true},
    Rule{.code = "GLB_BIN_CHUNK_UNUSED",
         .severity = Severity::Warning,
         .meaning = "A GLB has a binary chunk that no buffer uses.",
         .why = "Unused bytes, or data whose buffer is missing.",
         .fixBlender = "Add a buffer without \"uri\" whose \"byteLength\" is that of the chunk, or "
                       "delete the chunk.",
         .violation = true},
    Rule{.code = "GLB_CHUNK_EMPTY",
         .severity = Severity::Error,
         .meaning = "The JSON chunk of a GLB is empty.",
         .why = "No program can open the file.",
         .fixBlender = "Export the file again."},
    Rule{.code = "GLB_CHUNK_IGNORED",
         .severity = Severity::Warning,
         .meaning = "A GLB has a chunk that is neither JSON nor binary data.",
         .why = "Its contents are specific to one program.",
         .fixBlender = "Remove the chunk, unless one of your programs reads it: saving the file "
                       "with any glTF library drops it."},
    Rule{.code = "GLB_CHUNK_ORDER",
         .severity = Severity::Error,
         .meaning =
             "The binary chunk of a GLB is not its second chunk, or a GLB has a second chunk "
             "of JSON or of binary data.",
         .why = "Strict programs look only there and find no data.",
         .fixBlender = "Write one JSON chunk first and one BIN chunk second; put further data into "
                       "the same BIN chunk."},
    Rule{.code = "GLB_CHUNK_UNALIGNED",
         .severity = Severity::Error,
         .meaning = "The length of a GLB chunk is not a multiple of four.",
         .why =
             "Programs that align to four bytes read the next chunk at the wrong place and refuse "
             "the file.",
         .fixBlender = "Pad the JSON chunk with spaces and the BIN chunk with zeros to a multiple "
                       "of four, and count them in its length."},
    Rule{.code = "GLB_TRAILING_BYTES",
         .severity = Severity::Warning,
         .meaning = "Bytes follow the end of a GLB.",
         .why = "Often a failed download or two concatenated files; strict programs refuse it.",
         .fixBlender = "Download the file again, or cut it at the length that its header states.",
         .violation = true},
    Rule{.code = "JSON_BYTE_ORDER_MARK",
         .severity = Severity::Error,
         .meaning = "The JSON starts with a byte order mark.",
         .why = "Strict programs treat the file as broken.",
         .fixBlender = "Save the .gltf as UTF-8 without a byte order mark."},
    Rule{.code = "JSON_DUPLICATE_NAME",
         .severity = Severity::Warning,
         .meaning = "A name occurs twice in one JSON object.",
         .why = "Programs differ in which value they use; Sinew uses the last.",
         .fixBlender = "Remove one of the two entries of the named object; Sinew shows the last.",
         .violation = true},
    Rule{.code = "JSON_ZEROS_AT_END",
         .severity = Severity::Warning,
         .meaning = "The JSON is padded with zero bytes instead of spaces.",
         .why = "Strict programs treat the file as broken.",
         .fixBlender = "Pad the JSON chunk with spaces (0x20) instead of zeros.",
         .violation = true},
    Rule{.code = "NEWER_VERSION_NEEDED",
         .severity = Severity::Warning,
         .meaning = "The file requires a glTF version later than 2.0.",
         .why = "New features of that version are missing from the picture.",
         .fixBlender = "Export as glTF 2.0."},
};

}  // namespace

std::span<const Rule> ledgerContainerTable() noexcept {
    return kContainerLedger;
}

}  // namespace sinew::check
