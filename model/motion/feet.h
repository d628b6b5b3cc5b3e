// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// How it is known which nodes are feet.
enum class FootSource : std::uint8_t {
    Chosen,    // chosen by the user
    Humanoid,  // toes or feet of the VRM avatar
    Names,     // "LeftToeBase", "foot_l", "Hoof.R"
    Lowest,    // ends of the lowest limbs of the rest pose
    None,      // there are none
};

/// One node per foot: the one that stays on the ground longest, such as the ball of the foot.
struct Feet {
    std::vector<NodeIndex> nodes;
    std::vector<NodeIndex> tops;  // [foot]: the topmost node of that foot; moves all of it
    FootSource source = FootSource::None;

    bool operator==(const Feet&) const = default;
};

/// By the humanoid map; otherwise by names (ball, toe, foot, paw, hoof, heel, ankle in this order,
/// one node per leg), together with other limbs that end at the same height of the rest pose, such
/// as the hands of a quadruped; otherwise the lowest ends of limbs. Tails, fins, hair and clothes
/// are not limbs, and helpers such as "foot_ik" are not feet.
[[nodiscard]] Feet findFeet(const Asset& asset);

}  // namespace sinew
