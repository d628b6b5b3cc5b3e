// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw/surface_recorder.h"
#include "viewport/scene/scene_recording.h"

namespace sinew {

[[nodiscard]] SurfaceRecording surfacesOf(const SceneRecording& recording) noexcept;

/// The ghosts, in the order of the frame's input, after what has no ghosts and before the model,
/// which covers them. Of each only the surfaces nearest to the eye, so that it has one density
/// however many shells it has; of each all surfaces if too much is still to draw it again for every
/// ghost, or as edges alone. The depth is as before.
void recordGhostsBefore(VkCommandBuffer commands, const SceneRecording& recording);

/// The silhouettes of the ghosts over the finished model, which stays legible.
void recordGhostsOver(VkCommandBuffer commands, const SceneRecording& recording);

}  // namespace sinew
