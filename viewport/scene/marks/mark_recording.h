// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>

#include "viewport/scene/draw/scene_pipelines.h"
#include "viewport/scene/frame/frame_recording.h"
#include "viewport/scene/marks/mark_list.h"

namespace sinew {

/// The lists of a MarkList in the ring of a frame.
struct MarkSlices {
    struct Slice {
        VkDeviceSize offset = 0;
        std::uint32_t count = 0;
    };
    VkBuffer buffer = VK_NULL_HANDLE;
    std::array<Slice, kMarkLists> lists{};
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
    const ScenePipelines& pipelines;
    MarkSlices marks;
    PathSlice path;
};

}  // namespace sinew
