// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/scene_recording.h"

namespace sinew {

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
