// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw_list.h"
#include "viewport/scene/shader_layout.h"

namespace sinew {

/// What the shaders need of one draw at the evaluator's present pose.
[[nodiscard]] layout::DrawConstants drawConstants(const Draw& draw, const PoseEvaluator& evaluator,
                                                  const ViewOptions& view) noexcept;

}  // namespace sinew
