// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/tracks/curve_drawing.h"
#include "model/tracks/value_range.h"

namespace sinew {

struct CurveSvgOptions {
    double firstSeconds = 0.0;
    double lastSeconds = 1.0;               // later than firstSeconds
    std::optional<ValueRange> values = {};  // none: all of the curves
    CurveStyle style = {};
    std::uint32_t width = 1280;  // pixels, of the whole drawing
    std::uint32_t height = 560;
};

/// The curves as a drawing in SVG 1.1: axes with numbers and units, a legend, the name of the clip.
/// Keys are marked where there is room for them. Deterministic; on white.
[[nodiscard]] std::string curveSvg(const CurveSet& set, const CurveSvgOptions& options);

}  // namespace sinew
