// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/scene_pipelines.h"

namespace sinew {

/// What of the view's marks a draw gets.
struct SurfaceMarkKinds {
    bool edges;
    bool vertices;
    bool normals;
    bool tangents;
};
[[nodiscard]] SurfaceMarkKinds surfaceMarks(const Draw& draw, const ViewOptions& view) noexcept;

/// Makes the pipelines of the marks of a range, where they are missing.
void requireMarks(ScenePipelines& pipelines, const DrawRange& range, const ViewOptions& view);

}  // namespace sinew
