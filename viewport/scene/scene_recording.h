// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/frame/frame_recording.h"
#include "viewport/scene/light/shadow_map.h"
#include "viewport/scene/marks/mark_recording.h"
#include "viewport/scene/material/behind_picture.h"
#include "viewport/scene/scene_pipelines.h"
#include "viewport/scene/scene_target.h"

namespace sinew {

/// What the recording of one frame's scene reads. Borrowed for the frame.
struct SceneRecording {
    const FrameRecording& frame;
    const SceneTarget& target;
    const ScenePipelines& pipelines;
    const DrawList* draws;  // none: nothing but the ground
    MarkRecording marks;
    const ShadowMap* shadow = nullptr;      // of the key light; none: it does not shine
    const BehindPicture* behind = nullptr;  // none: nothing transmits
    layout::CompositeConstants background{};
};

}  // namespace sinew
