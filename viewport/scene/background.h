// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/view_options.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// What lies behind the scene: the view's colour, or the studio's gradient from near the picture's
/// middle to its corners.
[[nodiscard]] layout::CompositeConstants backgroundConstants(const ViewOptions& view) noexcept;

}  // namespace sinew
