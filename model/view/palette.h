// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "model/core/math.h"
#include "model/core/result.h"

namespace sinew {

struct Look;

/// sRGB colours for the values 0 to 1 in equal steps.
using PaletteColors = std::array<glm::u8vec3, 256>;

struct PaletteInfo {
    const char* name;   // name on the command line: "viridis"
    const char* label;  // shown to the user
    const char* tip;
    PaletteColors (*colors)();
};

/// The built-in palettes; the first is the default.
[[nodiscard]] std::span<const PaletteInfo> palettes() noexcept;

/// The colours of a built-in palette, or of a ramp: two or more colours `#rgb` or `#rrggbb` with
/// commas, at equal distances, mixed as sRGB. Anything else is an error.
[[nodiscard]] Result<PaletteColors> paletteColors(std::string_view text);

/// The same; the default palette instead of an error.
[[nodiscard]] PaletteColors usablePalette(std::string_view text);

/// The palette that a look's view uses: its own; but if the values have a middle, `blue-red`
/// instead of the default, whose middle means nothing.
[[nodiscard]] std::string_view shownPalette(const Look& look) noexcept;

/// The index in the palette of a value from 0 to 1. With `steps` above 0 the palette has that many
/// colours, from its first to its last. The same as in views.glsl.
[[nodiscard]] std::size_t paletteIndex(float value, std::uint32_t steps) noexcept;

}  // namespace sinew
