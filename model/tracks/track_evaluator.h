// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/evaluate/clip/compiled_clip.h"
#include "model/tracks/clip_tracks.h"

namespace sinew {

/// Evaluates one track alone with the code that poses: a `CompiledClip` of only this channel. The
/// values are those of the pose to within rounding of the last bit. Copies the keys; does not
/// reference the asset.
class TrackEvaluator {
public:
    /// Working memory of evaluations; belongs to one thread at a time.
    struct Scratch {
        ClipCursor cursor;
        Pose pose;
    };

    /// `track` is one of `clipTracks(asset, animation)`.
    TrackEvaluator(const Asset& asset, AnimationIndex animation, const Track& track);

    [[nodiscard]] Scratch scratch() const;
    /// Whether the values are those of the sampler, as `sampleCurve` evaluates it: not for
    /// rotations, which other code evaluates, and for visibility, which is rounded.
    [[nodiscard]] bool isPlain() const noexcept {
        return m_track.property != TrackProperty::Rotation && !m_visibility;
    }

    /// Writes the components at `seconds` of file time to `out`. Rotations are quaternions: x, y,
    /// z, w; visibility is 0 or 1.
    void sample(float seconds, Scratch& scratch, std::span<float> out) const noexcept;

private:
    TrackEvaluator(const Track& track, const Asset& alone);

    Track m_track;
    bool m_visibility = false;
    Pose m_rest;
    CompiledClip m_clip;
};

}  // namespace sinew
