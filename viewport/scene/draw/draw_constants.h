// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Shader constants of a draw, shared by all its instances.
[[nodiscard]] layout::DrawConstants drawConstants(const Draw& draw, const Asset& asset,
                                                  const ViewOptions& view) noexcept;

}  // namespace sinew
