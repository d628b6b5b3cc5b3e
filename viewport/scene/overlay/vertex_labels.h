// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/pin_marks.h"
#include "viewport/scene/marks/vertex_dots.h"
#include "viewport/scene/overlay/label_room.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// The numbers of pinned vertices beside their dots, and names and shares of joints at the ends of
/// their lines. No label covers a dot or what is taken in `room`, and takes its own place there;
/// one without room beside its point is left out.
void drawPinLabels(OverlayCanvas& canvas, LabelRoom& room, const PinMarks& pins,
                   const FrameInput& input, VkExtent2D extent);

/// The number of the main marked vertex, and how many others are marked, next to its dot.
void drawVertexLabel(OverlayCanvas& canvas, const VertexDots& dots, const FrameInput& input,
                     VkExtent2D extent);

}  // namespace sinew
