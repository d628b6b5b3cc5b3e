// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// What a clip does with a node; bits 1 << ChannelPath.
struct CoveringClip {
    AnimationIndex clip;
    std::uint8_t moves = 0;  // paths whose tracks change
    std::uint8_t holds = 0;  // paths whose tracks hold one value
};

/// The clips that have tracks for a node, ascending.
struct CoveredNode {
    NodeIndex node;
    std::vector<CoveringClip> clips;

    [[nodiscard]] bool isMoved() const;
    /// Null: the clip has no track for it.
    [[nodiscard]] const CoveringClip* in(AnimationIndex clip) const;
    /// Some clip moves it, and another one of all `clipCount` has no track for it.
    [[nodiscard]] bool isLeftOut(std::size_t clipCount) const {
        return isMoved() && clips.size() < clipCount;
    }
};

/// Every node with tracks, ascending: clips x nodes without the empty cells. What counts as no
/// change: see CONSTANT_TRACK. O(keys). Incomplete after a stop.
[[nodiscard]] std::vector<CoveredNode> clipCoverage(const Asset& asset,
                                                    const std::stop_token& stop = {});

}  // namespace sinew
