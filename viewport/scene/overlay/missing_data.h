// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// Why the view shows nothing (PictureContent::missing), in the centre of the picture; nothing if
/// it shows something. Whole words: small pictures have more lines and smaller letters.
void drawMissing(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

}  // namespace sinew
