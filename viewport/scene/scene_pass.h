// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw_list.h"
#include "viewport/scene/frame_input.h"
#include "viewport/scene/frame_memory.h"
#include "viewport/scene/path_overlay.h"
#include "viewport/scene/scene_pipelines.h"
#include "viewport/scene/set_layouts.h"

namespace sinew {

/// What the recording of one frame's scene reads. Borrowed for the call.
struct SceneRecording {
    const ScenePipelines& pipelines;
    const SetLayouts& layouts;
    const FrameMemory& memory;
    const DrawList* draws;  // none: nothing but the ground
    PathSlice path;
    const FrameInput& input;
    VkExtent2D extent;
};

/// Records the scene inside the scene target's pass: opaque, ground, translucent, axes,
/// path, selection.
void recordScene(VkCommandBuffer commands, const SceneRecording& recording) noexcept;

}  // namespace sinew
