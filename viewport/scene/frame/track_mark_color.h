// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/tracks/track_colors.h"

namespace sinew {

/// The colour of marks of what a track animates, sRGB: they have dark rims.
[[nodiscard]] inline glm::vec3 trackMarkColor(TrackProperty property) noexcept {
    return glm::vec3(trackColor(property).onDark) / 255.0F;
}

}  // namespace sinew
