// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.h"
#include "model/evaluate/played_range.h"

namespace sinew {

/// A sequence has at most as many frames: more than an hour at 24 per second.
inline constexpr std::size_t kMostSequenceFrames = 100'000;

/// Frames as `usdrecord` takes them: "101", "101:105", "105:101", "101:109x2", "101:104x0.5", and
/// several of them with commas, in the order given. A step is never 0; that of a range which counts
/// down may have a minus. Errors: InvalidRequest, with the place in the text.
[[nodiscard]] Result<std::vector<double>> parseFrames(std::string_view text);

/// Which frames are wanted of what is played. Frame n is at n / rate seconds of file time.
struct SequenceRequest {
    std::vector<double> frames = {};        // those asked for; none: the whole frames of `range`
    std::optional<PlayedRange> range = {};  // none: all that is played
    bool leavesClosingOut = false;          // whether the frame at the end of the range is left out
    double framesPerSecond = 30.0;
};

/// Frames in the order in which they are made.
struct FrameSequence {
    std::vector<double> frames;  // empty: none is within what is played
    std::size_t outside =
        0;  // number of those asked for that are before its start or after its end
    double framesPerSecond = 30.0;
    PlayedRange whole;

    /// Within `whole`.
    [[nodiscard]] float secondsOf(double frame) const noexcept;
};

/// The frames of a request that are within `whole`, which is all that is played; a frame less than
/// a thousandth of a frame outside counts as inside. The closing frame is left out only if another
/// one remains. Errors: InvalidRequest for more than kMostSequenceFrames.
[[nodiscard]] Result<FrameSequence> frameSequence(const SequenceRequest& request,
                                                  const PlayedRange& whole);

/// How many decimals distinguish the frames, at most six.
[[nodiscard]] int frameDecimals(const std::vector<double>& frames) noexcept;

}  // namespace sinew
