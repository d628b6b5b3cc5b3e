// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// A whole file; evaluates its animations in every mode.
#include <cstddef>
#include <cstdint>
#include <span>

#include "model/load/load_asset.h"
#include "tests/fuzz/glb_mutator.h"
#include "tests/fuzz/pose_use.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto asset =
        sinew::loadAssetFromMemory(std::span(data, size), {}, {.decodeImages = false});
    if (asset) {
        sinew::fuzz::usePoses(*asset);
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t maxSize, unsigned int seed) {
    return sinew::fuzz::mutateGltf({data, maxSize}, size, seed);
}
