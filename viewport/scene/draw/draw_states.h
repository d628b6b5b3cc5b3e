// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/view_options.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// One or two states for a draw, in order: for translucent double-sided draws the back faces first.
struct SurfaceStates {
    SurfaceState states[2];
    std::size_t count = 1;
};
[[nodiscard]] SurfaceStates surfaceStates(const Draw& draw, const ViewOptions& view,
                                          bool mirrored) noexcept;

/// The canonical state for drawing a mark of a draw.
[[nodiscard]] SurfaceState markState(Shading mark, const Draw& draw, bool mirrored) noexcept;

/// The state for drawing the mask of a selected draw: as culled and cut as its surface.
[[nodiscard]] SurfaceState selectedState(const Draw& draw, const ViewOptions& view,
                                         bool mirrored) noexcept;

/// The state for drawing a ghost of a draw; only surfaces have ghosts.
[[nodiscard]] SurfaceState ghostState(const Draw& draw, const ViewOptions& view,
                                      bool mirrored) noexcept;

/// The state for drawing the depth of a ghost ahead of its colour.
[[nodiscard]] SurfaceState ghostDepthState(const Draw& draw, const ViewOptions& view,
                                           bool mirrored) noexcept;

/// The state for drawing the depth of a draw again: as culled and cut as its surface.
[[nodiscard]] SurfaceState depthState(const Draw& draw, const ViewOptions& view,
                                      bool mirrored) noexcept;

/// The state for drawing the shadow of a draw; only surfaces cast shadows.
[[nodiscard]] SurfaceState shadowState(const Draw& draw, const ViewOptions& view) noexcept;

}  // namespace sinew
