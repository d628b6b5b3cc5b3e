// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/tracks/clip_tracks.h"

namespace sinew {

inline constexpr std::uint32_t kAllComponents = 0xffffffffU;

/// A track of a clip, or one of its components.
struct TrackRef {
    Track track;
    std::uint32_t component = kAllComponents;

    bool operator==(const TrackRef&) const = default;
};

}  // namespace sinew
