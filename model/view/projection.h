// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew {

// clipFromView for a right-handed view space that looks along -Z, to Vulkan clip space: y down,
// depth 0 at `znear` and 1 at `zfar`.

[[nodiscard]] glm::mat4 perspectiveClip(float fovYRadians, float aspect, float znear,
                                        float zfar) noexcept;
[[nodiscard]] glm::mat4 infinitePerspectiveClip(float fovYRadians, float aspect,
                                                float znear) noexcept;

/// `znear` may be behind the eye.
[[nodiscard]] glm::mat4 orthographicClip(float halfWidth, float halfHeight, float znear,
                                         float zfar) noexcept;

}  // namespace sinew
