// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/camera.h"
#include "model/view/look.h"

namespace sinew {

// Which motion a picture of a look shows: one answer for window, `render` and renderer. The bind
// pose has no motion and no copies. A crowd is many moments already, and each of its copies would
// have a root and trails of its own.
[[nodiscard]] bool showsCrowd(const Look& look) noexcept;
[[nodiscard]] bool showsTrails(const Look& look) noexcept;
[[nodiscard]] bool showsGhosts(const Look& look) noexcept;
/// Whether the camera or the ground move with the root.
[[nodiscard]] bool followsRoot(const Look& look) noexcept;

/// The same view from a place moved by this much, in world space.
[[nodiscard]] CameraView movedBy(CameraView view, const glm::vec3& shift) noexcept;

}  // namespace sinew
