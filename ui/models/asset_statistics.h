// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/asset/asset.h"

namespace sinew {

/// How much there is in the file. Each mesh counts once, however many nodes draw it; a joint
/// counts once in each skin.
struct AssetStatistics {
    std::size_t vertices = 0;
    std::size_t triangles = 0;
    std::size_t nodes = 0;
    std::size_t joints = 0;
};

[[nodiscard]] AssetStatistics countAsset(const Asset& asset);

/// The most JOINTS_n/WEIGHTS_n sets that any primitive has.
[[nodiscard]] std::size_t influenceSetCount(const Asset& asset);

}  // namespace sinew
