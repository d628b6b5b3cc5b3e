// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/tracks/clip_tracks.h"
#include "model/tracks/track_curve.h"

namespace sinew {

/// The requested curves of a clip.
struct CurveRequest {
    AnimationIndex animation;
    std::vector<TrackRef> tracks;
    CurveForm form;
    AnimationIndex other;  // the same tracks of another clip too; none: without
    std::shared_ptr<const Asset> otherAsset = {};  // the file of that clip; null: the same file
    /// [track]: its channel in the clip of `otherAsset`; kNoChannel: none.
    std::vector<std::uint32_t> otherChannels = {};
    bool sameSeconds = false;  // otherwise the other clip's start is aligned with that of the shown
                               // one

    static constexpr std::uint32_t kNoChannel = 0xffffffffU;
    bool operator==(const CurveRequest&) const = default;
};

/// One curve of a track: a line of the drawing.
struct CurveLine {
    std::uint32_t curve = 0;   // index in CurveSet::curves
    std::uint32_t number = 0;  // index among the numbers of the curve
    std::uint32_t object = 0;  // the n-th property of a node, a material, … that is shown
    bool other = false;        // belongs to the other clip

    bool operator==(const CurveLine&) const = default;
};

/// Curves of several tracks, in the order wanted; each followed by that of the other clip, if that
/// has one. Shared, so that sets can have curves in common.
struct CurveSet {
    std::shared_ptr<const Asset> asset;
    CurveRequest request;
    std::vector<std::shared_ptr<const TrackCurve>> curves;
    std::vector<CurveLine> lines;
    std::size_t leftOut = 0;  // tracks beyond the limits
    bool complete = false;    // false: stopped

    /// The file of a line.
    [[nodiscard]] const Asset& assetOf(const CurveLine& line) const noexcept {
        return line.other && request.otherAsset ? *request.otherAsset : *asset;
    }
};

/// Limits that keep drawing and memory bounded; the track that reaches one is the last.
struct CurveLimits {
    std::size_t lines = 1000;
    std::size_t floats = std::size_t{1} << 25U;  // floats of keys: 128 MiB
};

/// Takes curves that `known` has from there. After a stop, those that are finished.
[[nodiscard]] CurveSet curveSet(const std::shared_ptr<const Asset>& asset,
                                const CurveRequest& request, const CurveSet* known = nullptr,
                                const CurveLimits& limits = {}, const std::stop_token& stop = {});

/// Whether a line is the first one of its curve; the others follow it.
[[nodiscard]] inline bool beginsCurve(const CurveSet& set, std::size_t line) noexcept {
    return line == 0 || set.lines[line - 1].curve != set.lines[line].curve;
}

}  // namespace sinew
