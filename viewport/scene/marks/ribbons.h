// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/evaluate/bounds.h"
#include "viewport/scene/marks/mark_recording.h"

namespace sinew {

/// Records the world axes, if shown.
void recordAxes(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

/// Records the marker of the selected node.
void recordSelection(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

/// Records a disc of constant size; a ribbon pipeline must be bound.
void recordDisc(VkCommandBuffer commands, const MarkRecording& recording, const glm::vec3& at,
                float diameterPoints, const glm::vec4& color) noexcept;

/// Length of the world axes for the framed bounds.
[[nodiscard]] float axisLength(const Box& framed) noexcept;

/// The colours of x, y and z, sRGB.
[[nodiscard]] const std::array<glm::vec3, 3>& axisColors() noexcept;

}  // namespace sinew
