// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/render_pass.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/scene_pipelines.h"
#include "viewport/scene/frame/frame_recording.h"
#include "viewport/scene/marks/mark_recording.h"
#include "viewport/scene/material/behind_picture.h"
#include "viewport/scene/scene_target.h"

namespace sinew {

/// Input for recording one frame's scene. Borrowed for the frame.
struct SceneRecording {
    const FrameRecording& frame;
    const SceneTarget& target;
    ScenePipelines& pipelines;
    const DrawList* draws;  // null: only the ground
    MarkRecording marks;
    const PassTarget* shadow = nullptr;     // shadow of the key light; null: it is off
    const BehindPicture* behind = nullptr;  // null: nothing is transmissive
    const PassTarget* mask = nullptr;       // mask of the selection; null: nothing is selected
    layout::CompositeConstants background{};
};

/// Whether the key light is on and casts a shadow.
[[nodiscard]] bool hasKeyLight(const ViewOptions& view) noexcept;

// These create missing surface pipelines: they throw GpuError.

/// Records the key light's shadow, if there is one.
void recordShadow(VkCommandBuffer commands, const SceneRecording& recording);

/// After `recordScene`: records the mask of the selection, if there is one.
void recordMask(VkCommandBuffer commands, const SceneRecording& recording);

/// Records the scene into its target: backdrop, opaque, ground; if there are transmissive surfaces,
/// a copy of the scene so far and those surfaces; translucent, axes, path, selection.
void recordScene(VkCommandBuffer commands, const SceneRecording& recording);

}  // namespace sinew
