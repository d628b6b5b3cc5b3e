// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/clip/pose_target.h"

namespace sinew {

/// What driving some targets of a pose can change. Everything else keeps what it is at rest.
struct MovedNodes {
    std::vector<NodeIndex> driven;      // own translation, rotation or scale; ascending
    std::vector<NodeIndex> nodes;       // those and all below them, parents first
    std::vector<SkinIndex> skins;       // with a joint among the nodes; ascending
    std::vector<std::uint8_t> isMoved;  // per node of the asset: 1 for those of `nodes`
    bool visibility = false;            // a node may hide or show itself
};

[[nodiscard]] MovedNodes movedNodes(const Asset& asset, std::span<const PoseTarget> targets);

/// Every node and skin: what the rest pose itself needs.
[[nodiscard]] MovedNodes allNodes(const Asset& asset);

/// What any of several can change. Does not allocate when `out` came from `allNodes`.
void unite(const Asset& asset, std::span<const MovedNodes* const> parts, MovedNodes& out) noexcept;

}  // namespace sinew
