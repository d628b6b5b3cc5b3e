// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "model/core/result.h"
#include "model/load/findings.h"

namespace sinew::load {

// Words of a GLB (glTF 2.0, 4.4).
inline constexpr std::uint32_t kGlbMagic = 0x46546C67;        // "glTF"
inline constexpr std::uint32_t kGlbJsonChunk = 0x4E4F534A;    // "JSON"
inline constexpr std::uint32_t kGlbBinaryChunk = 0x004E4942;  // "BIN"

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// The parts of a file. Borrowed from the file's bytes.
struct Container {
    std::string_view json;
    std::span<const std::uint8_t> binary;  // the BIN chunk; empty where there is none
    std::shared_ptr<const void> owner;     // owner of the bytes; may be null
    bool hasBinary = false;
    bool isGlb = false;
};

/// Splits a GLB (glTF 2.0, 4) or passes JSON text through; detected by the magic number.
/// A file that is clearly of another format is refused by its name ("a JPEG image").
[[nodiscard]] Result<Container> openContainer(std::span<const std::uint8_t> bytes,
                                              Findings& findings);

}  // namespace sinew::load
