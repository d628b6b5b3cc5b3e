// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/check/check_policy.h"
#include "model/check/skinned_primitive.h"

namespace sinew::check {

/// An influence that neither the neighbours of its vertex nor joints related to it share.
struct StrayInfluence {
    std::uint32_t vertex = 0;  // the first at its position
    std::uint32_t joint = 0;
    float weight = 0.0F;
};

/// The parent of each joint among the skin's joints; none for topmost joints.
[[nodiscard]] std::vector<JointIndex> parentJoints(const Asset& asset, const Skin& skin);

/// The first stray influence of every position of a primitive that has one, in the order of the
/// vertices. Empty without a skin, for anything but triangles, and after a stop. `parents`: of the
/// skin's joints.
[[nodiscard]] std::vector<StrayInfluence> strayInfluences(const SkinnedPrimitive& skinned,
                                                          const std::vector<JointIndex>& parents,
                                                          const CheckPolicy& policy,
                                                          const std::stop_token& stop);

}  // namespace sinew::check
