// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/tracks/clip_tracks.h"

namespace sinew {

/// The channel of KHR_animation_pointer of a track of this clip; null for other tracks. O(log
/// channels) for channels in the file's order.
[[nodiscard]] const PropertyChannel* pointerChannel(const Animation& clip,
                                                    const Track& track) noexcept;

}  // namespace sinew
