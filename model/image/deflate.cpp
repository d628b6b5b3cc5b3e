// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/deflate.h"

#include <zlib.h>

#include <new>

namespace sinew {

std::vector<std::uint8_t> deflateZlib(std::span<const std::uint8_t> plain, int level) {
    uLongf size = compressBound(plain.size());
    std::vector<std::uint8_t> packed(size);
    if (compress2(packed.data(), &size, plain.data(), plain.size(), level) != Z_OK) {
        throw std::bad_alloc();  // the buffer is large enough, so memory ran out
    }
    packed.resize(size);
    return packed;
}

std::uint32_t checkSum(std::span<const std::uint8_t> bytes) noexcept {
    return static_cast<std::uint32_t>(crc32_z(0, bytes.data(), bytes.size()));
}

}  // namespace sinew
