// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// The palette of a look, packed for the shaders.
class HeatPalette {
public:
    /// Computed only for another palette than before (Look::palette); viridis if it is not valid.
    [[nodiscard]] const layout::PaletteTable& follow(std::string_view palette);

private:
    std::string m_palette;
    layout::PaletteTable m_table{};
};

}  // namespace sinew
