// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "model/asset/asset.h"

namespace sinew::demo {

/// The size of a synthetic asset for benchmarks.
struct SyntheticOptions {
    std::uint32_t vertices = 1000000;  // 3 or more
    std::uint32_t joints = 64;         // 1 to 65535
    std::uint32_t influences = 4;      // number per vertex, all non-zero; 1 to 64
    std::uint32_t keys = 0;            // total over all channels; 0: 31 per joint
};

/// An upright tube on the ground, 2 m high and 0.4 m wide, with a chain of joints along its axis
/// that makes it sway. Every vertex has a normal and exactly `influences` influences of the joints
/// around it (fewer if there are fewer joints); joints are stored with 8 bits if they fit,
/// otherwise 16, weights with 16. One clip of 4 seconds rotates every joint.
[[nodiscard]] std::shared_ptr<const Asset> syntheticAsset(const SyntheticOptions& options);

}  // namespace sinew::demo
