// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/view/view_options.h"
#include "viewport/gpu/gpu_timer.h"

namespace sinew {

/// What frames cost. The processor's part and the counts are of the last frame that was recorded,
/// the GPU's of the last one that is known to have finished.
struct FrameTimings {
    float cpuMilliseconds = 0.0F;  // SceneRenderer::prepare and draw together
    GpuTimes gpu;
    bool hasGpuTimes = false;                      // false: the device has no timestamps
    std::uint32_t draws = 0;                       // recorded calls of the scene
    std::uint64_t triangles = 0;                   // of the scene, all copies
    std::uint64_t pipelines = 0;                   // for surfaces, ever made: none while it plays
    SkinningPath skinning = SkinningPath::Vertex;  // the one taken; never Auto

    // What the deform pass does in a frame; zeros when the vertex path is taken.
    std::uint64_t deformedVertices = 0;  // all copies
    std::uint64_t deformReadBytes = 0;   // vertex data, palettes and weights, each byte once
    std::uint64_t deformWrittenBytes = 0;
};

}  // namespace sinew
