// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "model/compare/file_comparison.h"

namespace sinew::cli {

/// A pair of poses that a comparison shows.
struct ComparedMoment {
    AnimationIndex before = {};  // none: the rest poses
    AnimationIndex after = {};
    float seconds = 0.0F;
    float afterSeconds = 0.0F;
    double framesPerSecond = 30.0;
    std::optional<float> largest = {};  // distance of the clip, or of the rest poses; none: unknown

    /// The frame at `seconds`, or the next one.
    [[nodiscard]] std::int64_t frame() const noexcept;
};

/// What was asked for; none: the worst frame.
struct MomentChoice {
    std::optional<float> seconds = {};
    std::optional<std::uint32_t> frame = {};
};

/// The moment that was asked for in the clip with the largest distance, or in the first one that
/// was compared; the rest poses if no clip was. Throws Failure (exit 2) for a moment without a
/// clip and for a frame that the clips do not share.
[[nodiscard]] ComparedMoment comparedMoment(const Asset& before, const Asset& after,
                                            const FileComparison& comparison,
                                            ClipAlignment alignment, const MomentChoice& choice);

}  // namespace sinew::cli
