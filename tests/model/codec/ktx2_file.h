// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace sinew::test {

using ByteVector = std::vector<std::uint8_t>;

struct Ktx2LevelData {
    ByteVector stored;
    std::uint64_t plainBytes = 0;
};

/// The contents of a KTX2 file, possibly invalid.
struct Ktx2File {
    std::uint32_t vkFormat = 37;  // R8G8B8A8_UNORM
    std::uint32_t width = 1;
    std::uint32_t height = 1;
    std::uint32_t depth = 0;
    std::uint32_t layers = 0;
    std::uint32_t faces = 1;
    std::uint32_t supercompression = 0;
    std::uint8_t colorModel = 1;            // RGBSDA; 163: ETC1S, 166: UASTC
    std::uint8_t transfer = 2;              // sRGB
    std::uint8_t flags = 0;                 // 1: premultiplied
    std::vector<std::uint8_t> channels{0};  // channels of the samples
    std::vector<Ktx2LevelData> levels = {};
    ByteVector globalData = {};
    std::vector<std::pair<std::string, std::string>> metadata = {};

    [[nodiscard]] ByteVector bytes() const;
};

/// A zlib stream of stored (uncompressed) blocks.
[[nodiscard]] ByteVector zlibStored(const ByteVector& plain);

/// The bytes of hexadecimal digits.
[[nodiscard]] ByteVector fromHex(const std::string& digits);

}  // namespace sinew::test
