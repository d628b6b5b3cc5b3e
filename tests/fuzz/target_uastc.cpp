// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Blocks of UASTC, 16 bytes each.
#include <array>
#include <cstddef>
#include <cstdint>

#include "model/codec/uastc.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (; size >= sinew::kUastcBlockBytes; size -= sinew::kUastcBlockBytes) {
        std::array<std::uint8_t, 64> zeros{};
        std::array<std::uint8_t, 64> ones{};
        ones.fill(0xff);
        const std::span<const std::uint8_t, sinew::kUastcBlockBytes> block(data,
                                                                           sinew::kUastcBlockBytes);
        const bool decoded = sinew::decodeUastcBlock(block, zeros);
        if (decoded != sinew::decodeUastcBlock(block, ones) || (decoded && zeros != ones)) {
            __builtin_trap();
        }
        data += sinew::kUastcBlockBytes;
    }
    return 0;
}
