// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// A KTX2 file: container, supercompression, UASTC, ETC1S.
#include <cstddef>
#include <cstdint>

#include "model/codec/ktx2_decode.h"

namespace {

// Larger images reach no new code and are slow under the sanitizers.
constexpr std::uint64_t kMaxBytes = 64U << 20U;

bool isWhole(const sinew::Ktx2Image& image, const sinew::Ktx2Content& content) {
    if (content.blocks.empty()) {
        return content.rgba.size() == std::size_t{4} * image.width * image.height;
    }
    for (const sinew::ImageLevel& level : content.levels) {
        if (level.offset > content.blocks.size() ||
            level.bytes > content.blocks.size() - level.offset) {
            return false;
        }
    }
    return content.levels.size() == image.levels.size();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto image = sinew::parseKtx2({data, size});
    if (!image || sinew::decodedBytes(*image) > kMaxBytes) {
        return 0;
    }
    const auto content = sinew::decodeKtx2(*image, {data, size});
    if (!content) {
        return 0;
    }
    if (!isWhole(*image, *content) ||
        content->rgba.size() + content->blocks.size() != sinew::decodedBytes(*image)) {
        __builtin_trap();
    }
    return 0;
}
