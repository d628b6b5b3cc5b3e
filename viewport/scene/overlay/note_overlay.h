// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/picture_note.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// Dims what was drawn before, and draws the note in the centre of the picture.
void drawNote(OverlayCanvas& canvas, const PictureNote& note, VkExtent2D extent,
              float pixelsPerPoint);

}  // namespace sinew
