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

/// The last key found in each distinct set of key times: a hint that makes playback O(1) and never
/// changes the result. Owned by the caller, one per clip and thread.
struct ClipCursor {
    std::vector<std::uint32_t> keys;
};

/// An animation, rearranged once for fast sampling at any time: key times shared by channels are
/// searched once, with a table that makes random access O(1); the values of channels with the same
/// key times are stored together, key by key; constant channels are stored as constants. Immutable,
/// shared between threads. Does not reference the asset.
class CompiledClip {
public:
    /// Incomplete after a stop.
    CompiledClip(const Asset& asset, AnimationIndex animation, const std::stop_token& stop = {});

    /// Sizes `cursor` for this clip. Call it before `sample`; allocates only the first time.
    void prepare(ClipCursor& cursor) const;

    /// Writes every target at `seconds` (file time) to `out`, which must have been sized by
    /// `resetToRest` for the same asset; other targets are unchanged. `cursor` must be prepared.
    /// Does not allocate. Equal to `sampleCurve` to within rounding.
    void sample(float seconds, ClipCursor& cursor, Pose& out) const noexcept;

    [[nodiscard]] std::span<const PoseTarget> targets() const noexcept {  // ascending, each once
        return m_targets;
    }
    [[nodiscard]] float startSeconds() const noexcept { return m_startSeconds; }
    [[nodiscard]] float endSeconds() const noexcept { return m_endSeconds; }

    /// Number of distinct sets of key times of channels that are not constant.
    [[nodiscard]] std::size_t trackCount() const noexcept { return m_lanes.tracks.size(); }

private:
    ClipLanes m_lanes;
    std::vector<PoseTarget> m_targets;
    float m_startSeconds = 0.0F;
    float m_endSeconds = 0.0F;
};

}  // namespace sinew
