// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <cstddef>
#include <string_view>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// With the legend, in the lower right corner: colours of boxes, lines, trails, ghosts and tinted
/// faces, the grid spacing, and the number of joints without room for their name.
void drawSceneKey(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent,
                  std::size_t hiddenNames);

/// "10 cm": a length in metres, the unit of glTF (2.0, 3.4), with few digits.
class LengthWords {
public:
    explicit LengthWords(float metres) noexcept;
    [[nodiscard]] std::string_view text() const noexcept { return {m_text.data(), m_size}; }

private:
    std::array<char, 24> m_text{};
    std::size_t m_size = 0;
};

}  // namespace sinew
