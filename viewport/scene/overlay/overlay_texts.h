// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// The host's texts, each on a faint backdrop.
void drawTexts(OverlayCanvas& canvas, std::span<const OverlayText> texts);

/// The letters at the ends of the world's axes.
void drawAxisLetters(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

/// In the middle of the picture: that a file is being prepared, and how far that is.
void drawArrival(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

/// Where the picture has a legend and joints blend as dual quaternions: that this is a preview, in
/// the upper right corner.
void drawBlendNote(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

}  // namespace sinew
