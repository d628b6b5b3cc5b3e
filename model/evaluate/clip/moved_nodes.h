// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/clip/pose_target.h"

namespace sinew {

/// Everything that driving a set of targets can change. All else stays at rest.
struct MovedNodes {
    std::vector<NodeIndex> driven;      // nodes whose translation, rotation or scale is driven;
                                        // ascending
    std::vector<NodeIndex> nodes;       // those and their descendants, parents first
    std::vector<SkinIndex> skins;       // skins with a joint among `nodes`; ascending
    std::vector<std::uint8_t> isMoved;  // [node of the asset]: 1 for those of `nodes`
    bool visibility = false;            // node visibility is driven
};

[[nodiscard]] MovedNodes movedNodes(const Asset& asset, std::span<const PoseTarget> targets);

/// Every node and skin, as the rest pose requires.
[[nodiscard]] MovedNodes allNodes(const Asset& asset);

/// The union of several. Does not allocate if `out` came from `allNodes`.
void unite(const Asset& asset, std::span<const MovedNodes* const> parts, MovedNodes& out);

}  // namespace sinew
