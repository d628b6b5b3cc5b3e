// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/gpu/debug_utils.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/set_layouts.h"

namespace sinew {

class DrawPace;

/// Input for recording any pass of one frame. Borrowed for the frame.
struct FrameRecording {
    const SetLayouts& layouts;
    const FrameMemory& memory;
    const FrameInput& input;
    VkExtent2D extent;
    bool showsAsset;          // the evaluator's asset is on the device
    const DebugUtils* debug;  // null: no tool is active
    DrawPace& pace;
    /// Width of LINES primitives in pixels; 1 if the device has no wide lines.
    float lineWidth = 1.0F;
};

}  // namespace sinew
