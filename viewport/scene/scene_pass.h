// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/scene_recording.h"

namespace sinew {

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
