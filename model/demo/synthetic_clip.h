// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "model/asset/asset.h"

namespace sinew::demo {

/// The size of a clip for benchmarks of the timeline.
struct SyntheticClipOptions {
    std::uint32_t nodes = 1000;
    std::uint32_t channels = 10;  // number per node, 1 to 10
    std::uint32_t keys = 10000;   // number per channel, 2 or more
    bool sharedTimes = true;      // false: every channel has times of its own
};

/// Nodes in a tree, each with a material, and one clip at 30 frames per second. A node's first
/// three channels are its translation, rotation and scale, the others animate properties of its
/// material (KHR_animation_pointer). Every eighth channel rests for half of the clip, and every
/// sixteenth rotation flips its sign once.
[[nodiscard]] std::shared_ptr<const Asset> syntheticClip(const SyntheticClipOptions& options);

}  // namespace sinew::demo
