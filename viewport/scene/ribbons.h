// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "viewport/scene/scene_pass.h"

namespace sinew {

/// Records the world's axes and the mark of the selected node.
void recordRibbons(VkCommandBuffer commands, const SceneRecording& recording) noexcept;

/// Length of the world's axes for what is framed.
[[nodiscard]] float axisLength(const Box& framed) noexcept;

/// The colours of x, y and z, sRGB.
[[nodiscard]] const std::array<glm::vec3, 3>& axisColors() noexcept;

}  // namespace sinew
