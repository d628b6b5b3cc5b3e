// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/weights/skinned_surface.h"

namespace sinew {

/// Below this weight a joint's influence does not count for islands: half a step of an 8-bit
/// weight.
inline constexpr float kIslandWeight = 0.5F / 255.0F;

/// How far a stray island is from the main part of its joint's region at least: this share of the
/// diagonal of the surface's box, or of that of most of it where a few vertices are far away.
inline constexpr float kFarShare = 0.05F;

/// An island with at least this weight may be close to the main part in space, as on the other
/// thigh, if it is that far along the surface.
inline constexpr float kBledWeight = 0.05F;

/// What counts as an island.
struct IslandLimits {
    float weight = kIslandWeight;  // the least weight that belongs to a joint's region
    float farShare = kFarShare;
};

/// A connected part of the region that a joint influences, far from the region's main part, which
/// is the one with the largest sum of weights: in space, or along a surface that connects both.
struct JointIsland {
    std::uint32_t vertices = 0;
    SkinnedSurface::Place nearest = {};  // the vertex nearest to the main part
    float distance = 0.0F;               // `nearest` to the main part, model units at rest
    float largest = 0.0F;                // weight of the joint on the island
    std::vector<SkinnedSurface::Place> members =
        {};  // all of its vertices, by primitive and number
};

/// Stray islands of every joint, [joint], the largest first. Vertices at one position are
/// connected, also across primitives. Empty lists after a stop.
[[nodiscard]] std::vector<std::vector<JointIsland>> jointIslands(const SkinnedSurface& surface,
                                                                 std::size_t jointCount,
                                                                 const std::stop_token& stop = {},
                                                                 const IslandLimits& limits = {});

}  // namespace sinew
