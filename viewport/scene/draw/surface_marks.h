// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "viewport/scene/draw/draw_list.h"

namespace sinew {

/// The marks that apply to a draw.
struct SurfaceMarkKinds {
    bool edges;
    bool vertices;
    bool normals;
    bool tangents;
    bool dots;
};
[[nodiscard]] SurfaceMarkKinds surfaceMarks(const Draw& draw, const ViewOptions& view) noexcept;

/// Their pipeline states: the first `count` entries.
struct MarkStates {
    std::array<SurfaceState, 4> states;
    std::size_t count = 0;
};
[[nodiscard]] MarkStates markStates(const Draw& draw, const ViewOptions& view,
                                    bool mirrored) noexcept;

}  // namespace sinew
