// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// A whole file; if it loads, it is also posed, measured and checked.
#include <cstddef>
#include <cstdint>
#include <span>

#include "model/load/load_asset.h"
#include "tests/fuzz/asset_use.h"
#include "tests/fuzz/glb_mutator.h"

namespace {

#ifdef SINEW_FUZZ_IMAGES
constexpr sinew::LoadOptions kOptions{.decodeImages = true};
#else
constexpr sinew::LoadOptions kOptions{.decodeImages = false};
#endif

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto asset = sinew::loadAssetFromMemory(std::span(data, size), {}, kOptions);
    if (asset) {
        sinew::fuzz::useAsset(*asset);
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t maxSize, unsigned int seed) {
    return sinew::fuzz::mutateGltf({data, maxSize}, size, seed);
}
