// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A part of a pose that channels drive and layers blend as one.
struct PoseTarget {
    enum class Kind : std::uint8_t { Translation, Rotation, Scale, Weight, Visible, Property };

    Kind kind = Kind::Translation;
    // The node (Translation, Rotation, Scale, Visible), the place in Pose::weights (Weight), or the
    // place in Asset::animatedProperties (Property).
    std::uint32_t index = 0;
    NodeIndex node;  // whose it is; none for a property of a material, camera or light

    auto operator<=>(const PoseTarget&) const = default;
};

/// Whether the channel's sampler has keys whose values fit what it drives.
[[nodiscard]] bool drives(const Asset& asset, const Animation& animation,
                          const Channel& channel) noexcept;
[[nodiscard]] bool drives(const Asset& asset, const Animation& animation,
                          const PropertyChannel& channel) noexcept;

/// What the animation drives, each target once, in ascending order: what `drives` holds for.
[[nodiscard]] std::vector<PoseTarget> poseTargets(const Asset& asset, AnimationIndex animation);

/// "rotation of Head", "weight 2 of Face", "base colour of Glass".
[[nodiscard]] std::string displayName(const Asset& asset, const PoseTarget& target);

}  // namespace sinew
