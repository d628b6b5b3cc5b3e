// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "model/demo/orca_skeleton.h"

namespace sinew::demo {

/// One weight per joint of the orca; closed under convex combination.
struct JointWeights {
    std::array<float, kJointCount> values{};

    JointWeights& operator+=(const JointWeights& other);
    [[nodiscard]] JointWeights operator*(float factor) const;
};

/// (1 - share) of `weights`, and `share` of the joint.
[[nodiscard]] JointWeights mixed(const JointWeights& weights, JointId joint, float share);

/// The body's weights at a distance behind the snout: each spine segment blends smoothly into its
/// neighbours. Sums to 1.
[[nodiscard]] JointWeights spineWeights(float d);

/// Two sets of four influences as stored: weight / 65535. Strongest first, unused slots are joint 0
/// with weight 0, no joint twice, and the weights sum to exactly 65535.
struct PackedInfluences {
    std::array<std::uint8_t, 8> joints{};
    std::array<std::uint16_t, 8> weights{};
};

[[nodiscard]] PackedInfluences packInfluences(const JointWeights& weights);

}  // namespace sinew::demo
