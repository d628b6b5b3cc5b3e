// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A part of a pose that is driven and blended as a unit.
struct PoseTarget {
    enum class Kind : std::uint8_t { Translation, Rotation, Scale, Weight, Visible, Property };

    Kind kind = Kind::Translation;
    // The node (Translation, Rotation, Scale, Visible), the index in Pose::weights (Weight), or the
    // index in Asset::animatedProperties (Property).
    std::uint32_t index = 0;
    NodeIndex node;  // its node; none for a property of a material, camera or light

    /// Whether it is a part of the node's local transform.
    [[nodiscard]] bool movesNode() const noexcept {
        return kind == Kind::Translation || kind == Kind::Rotation || kind == Kind::Scale;
    }

    auto operator<=>(const PoseTarget&) const = default;
};

/// Whether the channel's sampler has keys whose values match its target.
[[nodiscard]] bool drives(const Asset& asset, const Animation& animation,
                          const Channel& channel) noexcept;
[[nodiscard]] bool drives(const Asset& asset, const Animation& animation,
                          const PropertyChannel& channel) noexcept;

/// The targets of the animation for which `drives` is true, each once, ascending.
[[nodiscard]] std::vector<PoseTarget> poseTargets(const Asset& asset, AnimationIndex animation);

/// "rotation of Head", "weight 2 of Face", "base colour of Glass".
[[nodiscard]] std::string displayName(const Asset& asset, const PoseTarget& target);

}  // namespace sinew
