// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// What one channel makes of its node's translation, rotation or scale over a clip.
struct LocalTrack {
    NodeIndex node;
    ChannelPath path = ChannelPath::Translation;
    std::vector<glm::dvec4> values;  // [time]: x, y, z and of a rotation w

    /// The difference of the values at two times: their distance, or of rotations the axis in the
    /// parent's space times the angle in radians, at most half a turn.
    [[nodiscard]] glm::dvec3 change(std::size_t from, std::size_t to) const noexcept;
};

/// The channels of the clip that drive a transform, have several keys and move something visible
/// (`check::nodesThatMatter`; in a file that draws nothing, anything).
/// Which nodes move something that can be seen; found once for all clips.
struct VisibleNodes {
    explicit VisibleNodes(const Asset& asset);

    std::vector<bool> matters;  // [node]
    bool any = false;           // false: the file draws nothing, and every node counts
};

/// The channels of a clip that move, turn or scale a visible node.
[[nodiscard]] std::vector<const Channel*> transformChannels(const Asset& asset,
                                                            const Animation& animation,
                                                            const VisibleNodes& visible);

/// The values of its channel at times in seconds, ascending.
[[nodiscard]] LocalTrack localTrack(const Animation& animation, const Channel& channel,
                                    std::span<const float> seconds);

}  // namespace sinew
