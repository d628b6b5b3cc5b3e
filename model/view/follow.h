// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/camera.h"
#include "model/view/look.h"

namespace sinew {

/// Whether the camera or the ground move with the root in a picture of this look: not among copies,
/// each of which has a root, and not in the bind pose, which stays in place.
[[nodiscard]] bool followsRoot(const Look& look) noexcept;

/// The same view from a place moved by this much, in world space.
[[nodiscard]] CameraView movedBy(CameraView view, const glm::vec3& shift) noexcept;

}  // namespace sinew
