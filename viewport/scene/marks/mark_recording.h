// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_recording.h"
#include "viewport/scene/marks/mark_pipelines.h"

namespace sinew {

/// A frame's segments and bones in its ring.
struct MarkSlices {
    struct Slice {
        VkDeviceSize offset = 0;
        std::uint32_t count = 0;
    };
    VkBuffer buffer = VK_NULL_HANDLE;
    Slice bones;
    Slice skeleton;
    Slice axes;
    Slice boxes;
    Slice gizmo;
    Slice dots;
    Slice hiddenDots;
};

/// The points of a path in the ring of a frame.
struct PathSlice {
    VkBuffer buffer = VK_NULL_HANDLE;
    VkDeviceSize offset = 0;
    std::uint32_t count = 0;
};

/// Input for recording marks. Borrowed for the frame.
struct MarkRecording {
    const FrameRecording& frame;
    const MarkPipelines& pipelines;
    MarkSlices marks;
    PathSlice path;
};

}  // namespace sinew
