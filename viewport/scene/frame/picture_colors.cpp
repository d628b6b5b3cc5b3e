// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/picture_colors.h"

#include <algorithm>
#include <cmath>

#include "model/view/palette.h"

namespace sinew {

glm::vec3 countColor(std::uint32_t influences) noexcept {
    const auto n = static_cast<float>(influences);
    if (influences == 0) {
        return layout::kUnweightedColor;
    }
    if (influences <= 4) {
        return glm::mix(layout::kFewestColor, layout::kFourColor, (n - 1.0F) / 3.0F);
    }
    return influences <= 8 ? glm::mix(layout::kFiveColor, layout::kEightColor, (n - 5.0F) / 3.0F)
                           : layout::kTooManyColor;
}

glm::vec3 sumColor(const WeightSum& sum) noexcept {
    if (!sum.wrong) {
        return layout::kRightSumColor;
    }
    const double least = std::log10(static_cast<double>(kLeastSumError));
    const double decades = std::log10(std::max(std::abs(sum.off), 1e-30)) - least;
    const auto t = static_cast<float>(std::clamp(decades / -least, 0.0, 1.0));
    return sum.off < 0.0 ? glm::mix(layout::kSlightlyLessColor, layout::kMuchLessColor, t)
                         : glm::mix(layout::kSlightlyMoreColor, layout::kMuchMoreColor, t);
}

glm::vec3 faultColor(SlotFault fault) noexcept {
    switch (fault) {
        case SlotFault::None:
            return layout::kUnaffectedColor;
        case SlotFault::NoWeight:
            return layout::kUnweightedColor;
        case SlotFault::NoSuchJoint:
            return layout::kNoSuchJointColor;
    }
    return layout::kUnaffectedColor;
}

glm::vec3 ghostColor(GhostKind kind) noexcept {
    switch (kind) {
        case GhostKind::Past:
            return layout::kPastGhostColor;
        case GhostKind::Future:
            return layout::kFutureGhostColor;
        case GhostKind::First:
            return layout::kFirstGhostColor;
        case GhostKind::Last:
            return layout::kLastGhostColor;
    }
    return layout::kPastGhostColor;
}

const layout::PaletteTable& HeatPalette::follow(std::string_view palette) {
    if (palette == m_palette) {
        return m_table;
    }
    m_palette = palette;
    const PaletteColors colors = usablePalette(palette);
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const glm::uvec3 c(colors.at(i));
        m_table.colors[i / 4][static_cast<glm::length_t>(i % 4)] =
            c.r | c.g << 8 | c.b << 16 | 0xff000000U;
    }
    return m_table;
}

}  // namespace sinew
