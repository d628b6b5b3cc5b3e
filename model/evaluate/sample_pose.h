// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/evaluate/pose.h"

namespace sinew {

/// The last key per sampler of one animation: a hint that makes playing O(1) and never changes
/// the result. Owned by the caller, one per thread.
struct SampleCursor {
    std::vector<std::uint32_t> keys;
};

/// Writes every channel of the animation (nodes, their visibility, animated properties) at
/// `seconds` (file time) over `out`, which must have been sized by `resetToRest`; targets without a
/// channel are left as they are. Allocates only when `cursor` is first used with an animation of
/// more samplers.
void samplePose(const Asset& asset, AnimationIndex animation, float seconds, SampleCursor& cursor,
                Pose& out) noexcept;

}  // namespace sinew
