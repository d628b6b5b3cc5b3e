// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <vector>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Adds the strokes of the frame's gizmo, if it has one. Axes have the colours of x, y and z; the
/// circle is amber where a clip drives what the tool changes; what is under the pointer is yellow.
void addGizmo(std::vector<layout::Segment>& marks, const FrameInput& input, VkExtent2D extent);

}  // namespace sinew
