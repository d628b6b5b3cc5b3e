// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/math.h"
#include "model/tracks/track_colors.h"
#include "model/view/ghosts.h"
#include "model/weights/weight_sum.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

// The colours of flat views, sRGB, for legends; shaders/corner_colors.glsl computes the same.

/// Of a number of influences: one range up to 4, one up to 8, one colour above.
[[nodiscard]] glm::vec3 countColor(std::uint32_t influences) noexcept;

/// The deviations at both ends of the scale of weight sums.
inline constexpr float kLeastSumError = 1e-7F;
inline constexpr float kMostSumError = 1.0F;

/// Of a sum of weights, on a logarithmic scale.
[[nodiscard]] glm::vec3 sumColor(const WeightSum& sum) noexcept;

/// What `unweighted` shows.
enum class SlotFault { None, NoWeight, NoSuchJoint };
[[nodiscard]] glm::vec3 faultColor(SlotFault fault) noexcept;

/// The colour of a ghost, sRGB.
[[nodiscard]] glm::vec3 ghostColor(GhostKind kind) noexcept;

/// The palette of a look, packed for the shaders.
class HeatPalette {
public:
    /// Computed only if the palette (Look::palette) has changed; viridis if it is not valid.
    [[nodiscard]] const layout::PaletteTable& follow(std::string_view palette);

private:
    std::string m_palette;
    layout::PaletteTable m_table{};
};

/// The colour of marks of what a track animates, sRGB: they have dark rims.
[[nodiscard]] inline glm::vec3 trackMarkColor(TrackProperty property) noexcept {
    return glm::vec3(trackColor(property).onDark) / 255.0F;
}

}  // namespace sinew
