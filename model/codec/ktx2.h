// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/codec/texel_format.h"
#include "model/core/result.h"

namespace sinew {

/// KTX 2.0, 3.8.
enum class Supercompression : std::uint32_t { None = 0, BasisLz = 1, Zstandard = 2, Zlib = 3 };

/// A byte range of the file.
struct Ktx2Range {
    std::size_t offset = 0;
    std::size_t bytes = 0;
};

/// One mipmap level. `plainBytes`: size without supercompression (BasisLZ: 0).
struct Ktx2Level {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    Ktx2Range stored;
    std::size_t plainBytes = 0;
};

/// Key and value as stored; text without its terminating NUL.
struct Ktx2Metadata {
    std::string key;
    std::string value;
};

/// The container of one 2D image with its mipmaps. All ranges are inside the file, all sizes match
/// the format, and dimensions are within model/image/image_limits.h.
struct Ktx2Image {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    TexelFormat format;
    Supercompression supercompression = Supercompression::None;
    std::vector<Ktx2Level> levels;  // the largest first, at least one
    Ktx2Range globalData;           // data of BasisLZ
    std::vector<Ktx2Metadata> metadata;
    bool isPremultiplied = false;  // colours are premultiplied

    /// The value of a key; empty if there is none.
    [[nodiscard]] const std::string& text(std::string_view key) const noexcept;
};

/// Reads header, indices, data format descriptor and metadata (KTX 2.0, 3 to 5). Errors:
/// InvalidImage for a damaged file, for images that a glTF texture cannot be (cube maps, arrays,
/// 3D, 1D) and for unsupported formats (floating point, signed, unknown).
[[nodiscard]] Result<Ktx2Image> parseKtx2(std::span<const std::uint8_t> bytes);

}  // namespace sinew
