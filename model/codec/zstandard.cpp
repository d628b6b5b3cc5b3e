// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/zstandard.h"

#include <zstd.h>

#include "model/image/image_error.h"
namespace sinew {

Status unpackZstandard(std::span<const std::uint8_t> packed, std::span<std::uint8_t> plain) {
    const std::size_t got =
        ZSTD_decompress(plain.data(), plain.size(), packed.data(), packed.size());
    if (ZSTD_isError(got) != 0 || got != plain.size()) {
        return invalidImage("the Zstandard data of the image is damaged or cut off");
    }
    return Nothing{};
}

}  // namespace sinew
