// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/camera.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// The directions in which a camera sees the environment. Orthographic cameras use a default field
/// of view; otherwise the background would have one colour.
[[nodiscard]] layout::BackdropConstants backdropConstants(const CameraView& camera) noexcept;

}  // namespace sinew
