// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/vertex_dots.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// The number of the main marked vertex, and how many others are marked, next to its dot.
void drawVertexLabel(OverlayCanvas& canvas, const VertexDots& dots, const FrameInput& input,
                     VkExtent2D extent);

}  // namespace sinew
