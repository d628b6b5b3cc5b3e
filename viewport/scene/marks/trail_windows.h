// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include "model/motion/trails.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew {

/// A part of the trails that is shown, file time.
struct TrailWindow {
    float from = 0.0F;
    float to = 0.0F;
    float shift = 0.0F;   // added to a time: the one around the present moment in a loop
    float before = 0.0F;  // seconds from the ends of all parts to the present moment
    float after = 0.0F;
    std::size_t stride = 1;  // times from one drawn point to the next
};

/// In a loop, the parts beyond its ends come from its other end.
struct TrailWindows {
    std::array<TrailWindow, 3> parts{};
    std::size_t count = 0;

    void add(TrailWindow part) noexcept;
};

/// What the view shows of trails: the whole clip, or the frames around the present moment. No time
/// is in two parts.
[[nodiscard]] TrailWindows trailWindows(const TrailSet& set, const FrameInput& input) noexcept;

/// The opacity at a file time: trails around the frame fade with the distance in time.
[[nodiscard]] float trailOpacity(const FrameInput& input, const TrailWindow& window,
                                 float seconds) noexcept;

}  // namespace sinew
