// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/evaluate/clip/clip_lanes.h"
#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// The key each distinct set of key times was last found at: a hint that makes playing O(1) and
/// never changes the result. Owned by the caller, one per clip and thread.
struct ClipCursor {
    std::vector<std::uint32_t> keys;
};

/// An animation of one asset, rearranged once so that sampling it is fast at any time: key times
/// that channels share are searched once, with a table that makes the search O(1) at random times;
/// the values of channels that share them lie together, key by key; channels that never change are
/// constants. Immutable, shared between threads. Does not refer to the asset afterwards.
class CompiledClip {
public:
    /// Incomplete after a stop.
    CompiledClip(const Asset& asset, AnimationIndex animation, const std::stop_token& stop = {});

    /// Writes every target at `seconds` (file time) over `out`, which must have been sized by
    /// `resetToRest` for the same asset; other targets are left as they are. Allocates only when
    /// `cursor` is first used. What `sampleCurve` gives, to within rounding.
    void sample(float seconds, ClipCursor& cursor, Pose& out) const noexcept;

    [[nodiscard]] std::span<const PoseTarget> targets() const noexcept {  // ascending, each once
        return m_targets;
    }
    [[nodiscard]] float startSeconds() const noexcept { return m_startSeconds; }
    [[nodiscard]] float endSeconds() const noexcept { return m_endSeconds; }

    /// Distinct sets of key times among the channels that change.
    [[nodiscard]] std::size_t trackCount() const noexcept { return m_lanes.tracks.size(); }

private:
    ClipLanes m_lanes;
    std::vector<PoseTarget> m_targets;
    float m_startSeconds = 0.0F;
    float m_endSeconds = 0.0F;
};

}  // namespace sinew
