// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// Where the parts of a PictureNote are, in pixels of the picture, y down. The host uses the same
/// rectangles for the mouse.
struct NoteLayout {
    OverlayCanvas::Rect plate;
    OverlayCanvas::Rect bar;
    OverlayCanvas::Rect cancel;
    float left = 0.0F;  // left edge of the texts
    float titleBaseline = 0.0F;
    float titlePixels = 0.0F;
    float stageBaseline = 0.0F;
    float stagePixels = 0.0F;
    float cancelBaseline = 0.0F;
};

/// `size` in pixels. Narrow pictures get a narrower plate.
[[nodiscard]] NoteLayout noteLayout(glm::vec2 size, float pixelsPerPoint) noexcept;

[[nodiscard]] bool contains(const OverlayCanvas::Rect& area, glm::vec2 point) noexcept;

/// Dims what was drawn before, and draws the note in the centre of the picture.
void drawNote(OverlayCanvas& canvas, const PictureNote& note, VkExtent2D extent,
              float pixelsPerPoint);

}  // namespace sinew
