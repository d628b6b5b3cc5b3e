// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>

#include "model/codec/webp.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto header = sinew::readWebpHeader({data, size});
    const auto image = sinew::decodeWebp({data, size});
    if (!image) {
        return 0;
    }
    if (!header || image->rgba.size() != std::size_t{4} * image->width * image->height) {
        __builtin_trap();
    }
    return 0;
}
