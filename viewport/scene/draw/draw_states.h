// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/view_options.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// One or two states that a draw is drawn with, in order: of a translucent double-sided one the far
/// side first.
struct SurfaceStates {
    SurfaceState states[2];
    std::size_t count = 1;
};
[[nodiscard]] SurfaceStates surfaceStates(const Draw& draw, const ViewOptions& view,
                                          bool mirrored) noexcept;

/// The state that a draw gets a mark with, as it is drawn: canonical.
[[nodiscard]] SurfaceState markState(Shading mark, const Draw& draw, bool mirrored) noexcept;

/// The state that a draw throws its shadow with; surfaces alone do.
[[nodiscard]] SurfaceState shadowState(const Draw& draw, const ViewOptions& view) noexcept;

}  // namespace sinew
