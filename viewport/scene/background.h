// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/view_options.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// The background: the view's colour, or the studio gradient from near the centre of the picture to
/// its corners.
[[nodiscard]] layout::CompositeConstants backgroundConstants(const ViewOptions& view) noexcept;

}  // namespace sinew
