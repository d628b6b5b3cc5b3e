// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/marks/mark_list.h"
#include "viewport/scene/marks/skeleton_view.h"

namespace sinew {

/// Adds bones, joints and axes of a skeleton that is shown, of the joints that its view draws.
/// Allocates only for more than before.
void addSkeleton(MarkList& marks, const SkeletonView& view, const FrameInput& input,
                 VkExtent2D extent);

/// From the root of a skeleton (0) to its tips (1): sRGB.
[[nodiscard]] glm::vec3 rankColor(float rank) noexcept;

/// Of a joint: by its rank, or by what sets it apart; sRGB.
[[nodiscard]] glm::vec3 jointColor(float rank, JointRole role) noexcept;

}  // namespace sinew
