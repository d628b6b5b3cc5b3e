// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace sinew {

/// Whether the bytes are a PNG, JPEG or WebP file from its first byte to its last, without decoding
/// it: of a PNG every chunk with its checksum up to IEND, of the others the end. PNG and JPEG must
/// have the size.
[[nodiscard]] bool isWholeImage(std::span<const std::uint8_t> bytes, std::uint32_t width,
                                std::uint32_t height);

}  // namespace sinew
