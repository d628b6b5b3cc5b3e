// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_marks.h"

#include "viewport/scene/shader_layout.h"

namespace sinew {

SurfaceMarkKinds surfaceMarks(const Draw& draw, const ViewOptions& view) noexcept {
    const std::uint32_t flags = draw.flags;
    const SurfaceMarks& wished = view.marks;
    return {
        .edges = wished.edges && draw.buffers->elementSize == 3 && view.mode != ViewMode::Wireframe,
        .vertices = wished.vertices,
        .normals = wished.normals && (flags & layout::kDrawHasNormals) != 0,
        .tangents = wished.tangents && (flags & layout::kDrawHasTangents) != 0};
}

void requireMarks(ScenePipelines& pipelines, const DrawRange& range, const ViewOptions& view) {
    const SurfaceMarkKinds kinds = surfaceMarks(*range.draw, view);
    const auto require = [&](bool wished, Shading mark) {
        if (wished) {
            pipelines.require(markState(mark, *range.draw, range.mirrored));
        }
    };
    require(kinds.edges, Shading::EdgeMarks);
    require(kinds.vertices, Shading::PointMarks);
    require(kinds.normals || kinds.tangents, Shading::Needles);
}

}  // namespace sinew
