// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "model/tracks/clip_tracks.h"

namespace sinew {

/// "translation", "rotation", "weights", "base colour", "offset of the normal texture".
[[nodiscard]] std::string trackName(const Asset& asset, AnimationIndex animation,
                                    const Track& track);

/// "X", "W" of a rotation, "G" of a colour, the name of a morph target; "value" if the track has
/// only one component.
[[nodiscard]] std::string componentName(const Asset& asset, AnimationIndex animation,
                                        const Track& track, std::uint32_t component);

}  // namespace sinew
