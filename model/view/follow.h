// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/camera.h"

namespace sinew {

/// The same view from a place moved by this much, in world space.
[[nodiscard]] CameraView movedBy(CameraView view, const glm::vec3& shift) noexcept;

}  // namespace sinew
