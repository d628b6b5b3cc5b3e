// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// Draws the host's texts, each on a faint backdrop.
void drawTexts(OverlayCanvas& canvas, std::span<const OverlayText> texts);

/// Draws the letters at the ends of the world axes.
void drawAxisLetters(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

/// Draws what the host says that the picture leaves out, in the upper left corner.
void drawLeftOut(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

/// If the picture has a legend and uses dual-quaternion skinning: a note in the upper right corner
/// that this is a preview.
void drawBlendNote(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

/// What jumps at the loop seam, in the upper right corner, while its ghosts are shown.
void drawSeamWords(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

}  // namespace sinew
