// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/animation.h"

namespace sinew {

/// Maximum number of lanes per kernel step; rows of values are padded by as many floats.
inline constexpr std::uint32_t kMaxLanes = 8;

/// A run of lanes. Consecutive runs have adjacent targets and at least `kMaxLanes` lanes.
struct LaneRun {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    bool consecutive = false;
};

/// The array of a pose that lanes are written to.
enum class PoseArray : std::uint8_t { Parts, Weights, Properties, Visible };

/// Destinations of lanes: `targets` are indices into the array, ascending, one per lane.
struct LaneTargets {
    std::vector<std::uint32_t> targets;
    std::vector<LaneRun> runs = {};  // all lanes, in order
};

/// Values of one kind, key by key. A lane is one float or one rotation. For rotations, a row holds
/// the x of all lanes, then y, z and w, and the target is that of x. A row of CUBICSPLINE holds the
/// in-tangents, the values and the out-tangents of all lanes.
struct LaneBlock {
    Interpolation interpolation = Interpolation::Linear;
    bool rotation = false;
    PoseArray array = PoseArray::Parts;
    std::uint32_t firstInRow = 0;  // floats from the start of the track's row
    LaneTargets lanes;

    [[nodiscard]] std::uint32_t laneCount() const noexcept {
        return static_cast<std::uint32_t>(lanes.targets.size());
    }
    [[nodiscard]] std::uint32_t valueFloats() const noexcept {
        return (rotation ? 4 : 1) * laneCount();
    }
    [[nodiscard]] std::uint32_t rowFloats() const noexcept {
        return (interpolation == Interpolation::CubicSpline ? 3 : 1) * valueFloats();
    }
};

/// Finds the runs. `targets` must be ascending.
[[nodiscard]] LaneTargets laneTargets(std::vector<std::uint32_t> targets);

}  // namespace sinew
