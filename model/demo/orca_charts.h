// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew::demo {

/// Regions of the texture. `Body` uses the upper part; the others share a grid below it.
enum class Chart {
    Body,
    SnoutUpper,
    SnoutLower,
    TailEnd,
    Palate,
    Floor,
    Eyes,
    Teeth,
    DorsalRight,
    DorsalLeft,
    FlipperUpperL,
    FlipperLowerL,
    FlipperUpperR,
    FlipperLowerR,
    FlukeUpperL,
    FlukeLowerL,
    FlukeUpperR,
    FlukeLowerR,
};

/// Texture coordinate of a point (0 to 1, 0 to 1) of a chart; a margin keeps charts apart.
[[nodiscard]] glm::vec2 chartUv(Chart chart, float s, float t);

}  // namespace sinew::demo
