// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <vector>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Adds the strokes of the frame's gizmo, if any. Axes have the colours of x, y and z; the circle
/// is amber if a clip drives the property that the tool changes; the handle under the pointer is
/// yellow.
void addGizmo(std::vector<layout::Segment>& marks, const FrameInput& input, VkExtent2D extent);

}  // namespace sinew
