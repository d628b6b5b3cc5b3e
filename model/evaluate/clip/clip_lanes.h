// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/clip/key_track.h"
#include "model/evaluate/clip/lanes.h"

namespace sinew {

/// All lanes that share one set of key times.
struct TrackLanes {
    KeyTrack times;
    std::vector<LaneBlock> blocks = {};
    std::size_t rowFloats = 0;
    std::vector<float> values = {};  // one row per key, plus kMaxLanes floats of padding

    [[nodiscard]] const float* row(std::uint32_t key) const noexcept {
        return values.data() + key * rowFloats;
    }
};

/// A float of the pose that is constant throughout the clip.
struct ConstantLane {
    PoseArray array = PoseArray::Parts;
    std::uint32_t target = 0;
    float value = 0.0F;
};

/// Everything that an animation drives, each float of the pose once: among channels with the same
/// target the last one wins.
struct ClipLanes {
    std::vector<TrackLanes> tracks;
    std::vector<ConstantLane> constants;
    std::vector<NodeIndex> matrixNodes;  // nodes whose stored matrix is replaced
};
/// Incomplete after a stop.
[[nodiscard]] ClipLanes clipLanes(const Asset& asset, AnimationIndex animation,
                                  const std::stop_token& stop = {});

}  // namespace sinew
