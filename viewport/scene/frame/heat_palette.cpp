// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/heat_palette.h"

#include "model/view/palette.h"

namespace sinew {

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
