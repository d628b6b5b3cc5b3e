// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/tracks/track_colors.h"
#include "ui/style/shade.h"

namespace sinew::theme {

/// The table of `model/tracks/track_colors.h` as shades of the themes.
[[nodiscard]] constexpr Shade shadeOf(const TrackColor& color) noexcept {
    return {QColor(color.onDark.r, color.onDark.g, color.onDark.b),
            QColor(color.onLight.r, color.onLight.g, color.onLight.b)};
}

[[nodiscard]] constexpr Shade trackShade(TrackProperty property) noexcept {
    return shadeOf(trackColor(property));
}

[[nodiscard]] constexpr Shade componentShade(std::uint32_t component) noexcept {
    return shadeOf(componentColor(component));
}

}  // namespace sinew::theme
