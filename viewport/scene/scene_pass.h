// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/surface_state.h"
#include "viewport/scene/frame_input.h"
#include "viewport/scene/frame_memory.h"
#include "viewport/scene/light/shadow_map.h"
#include "viewport/scene/marks/mark_pass.h"
#include "viewport/scene/marks/path_overlay.h"
#include "viewport/scene/material/behind_picture.h"
#include "viewport/scene/scene_pipelines.h"
#include "viewport/scene/scene_target.h"
#include "viewport/scene/set_layouts.h"

namespace sinew {

/// What the recording of one frame's scene reads. Borrowed for the call.
struct SceneRecording {
    const SceneTarget& target;
    const ScenePipelines& pipelines;
    const SetLayouts& layouts;
    const FrameMemory& memory;
    const DrawList* draws;  // none: nothing but the ground
    PathSlice path;
    MarkSlices marks;
    const FrameInput& input;
    VkExtent2D extent;
    const ShadowMap* shadow = nullptr;      // of the key light; none: it does not shine
    const BehindPicture* behind = nullptr;  // none: nothing transmits
    layout::CompositeConstants background{};
};

/// Makes the pipelines that `recordScene` will ask for, where they are missing.
void requirePipelines(SurfacePipelines& pipelines, const DrawList& draws, const ViewOptions& view);

/// Whether the key light shines, and throws a shadow.
[[nodiscard]] bool hasKeyLight(const ViewOptions& view) noexcept;

/// Records the key light's shadow, where there is one.
void recordShadow(VkCommandBuffer commands, const SceneRecording& recording) noexcept;

/// Records the scene into its target: backdrop, opaque, ground, then where something transmits what
/// is behind it is kept and that is drawn, translucent, axes, path, selection.
void recordScene(VkCommandBuffer commands, const SceneRecording& recording) noexcept;

}  // namespace sinew
