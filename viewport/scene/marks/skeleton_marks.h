// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/marks/mark_list.h"
#include "viewport/scene/marks/skeleton_view.h"

namespace sinew {

/// Adds bones, joints and axes of the drawn joints of a shown skeleton. Allocates only for more
/// than before.
void addSkeleton(MarkList& marks, const SkeletonView& view, const FrameInput& input,
                 VkExtent2D extent);

/// Colour from root (0) to leaf (1), sRGB.
[[nodiscard]] glm::vec3 rankColor(float rank) noexcept;

/// Colour of a joint by its role, sRGB; `own`: without one.
[[nodiscard]] glm::vec3 jointColor(const glm::vec3& own, JointRole role) noexcept;

}  // namespace sinew
