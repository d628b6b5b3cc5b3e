// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstddef>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// With the legend, in the lower right corner: colours of boxes, lines, trails, ghosts and tinted
/// faces, the grid spacing, and the number of joints without room for their name.
void drawSceneKey(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent,
                  std::size_t hiddenNames);

}  // namespace sinew
