// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_marks.h"

#include "viewport/scene/draw/draw_states.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

SurfaceMarkKinds surfaceMarks(const Draw& draw, const ViewOptions& view) noexcept {
    const std::uint32_t flags = draw.flags;
    const SurfaceMarks& wished = view.marks;
    return {
        .edges = wished.edges && draw.buffers->elementSize == 3 && !viewModeInfo(view.mode).edges,
        .vertices = wished.vertices,
        .normals = wished.normals && (flags & layout::kDrawHasNormals) != 0,
        .tangents = wished.tangents && (flags & layout::kDrawHasTangents) != 0,
        .dots = wished.dots != ValueDots::None};
}

MarkStates markStates(const Draw& draw, const ViewOptions& view, bool mirrored) noexcept {
    const SurfaceMarkKinds kinds = surfaceMarks(draw, view);
    MarkStates result;
    const auto add = [&](bool wished, Shading mark) {
        if (wished) {
            result.states[result.count++] = markState(mark, draw, mirrored);
        }
    };
    add(kinds.edges, Shading::EdgeMarks);
    add(kinds.vertices, Shading::PointMarks);
    add(kinds.normals || kinds.tangents, Shading::Needles);
    add(kinds.dots, Shading::Dots);
    return result;
}

}  // namespace sinew
