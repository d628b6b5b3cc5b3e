// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/curve.h"

namespace sinew::check {

/// What a track does with its target.
enum class TrackState : std::uint8_t {
    AtRest,  // all keys hold the rest value
    Posed,   // all keys hold another value
    Moves,
};

/// What every track of the file does, and what becomes of its target in other clips.
class TrackCoverage {
public:
    /// O(keys). Incomplete after a stop.
    explicit TrackCoverage(const Asset& asset, const CurveTolerance& tolerance,
                           const std::stop_token& stop = {});

    /// `channel`: position in the clip's channels.
    [[nodiscard]] TrackState state(AnimationIndex clip, std::size_t channel) const {
        return m_states[clip.value][channel];
    }

    /// Whether any clip moves the channel's target or poses it away from rest. Morph weights of a
    /// node are one target.
    [[nodiscard]] bool isDriven(const Channel& channel) const {
        return m_driven[targetOf(channel)];
    }

private:
    [[nodiscard]] static std::size_t targetOf(const Channel& channel) {
        return 4 * std::size_t{channel.node.value} + static_cast<std::size_t>(channel.path);
    }

    std::vector<std::vector<TrackState>> m_states;  // [clip][channel]
    std::vector<bool> m_driven;                     // [node][path]
};

}  // namespace sinew::check
