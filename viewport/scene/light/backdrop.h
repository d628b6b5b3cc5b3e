// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/camera.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// The directions in which a camera sees the environment. One without perspective looks at it as
/// one with a usual field of view would; else all of it would be of one colour.
[[nodiscard]] layout::BackdropConstants backdropConstants(const CameraView& camera) noexcept;

}  // namespace sinew
