// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/view/view_options.h"
#include "viewport/gpu/gpu_timer.h"

namespace sinew {

/// The cost of a frame. CPU time and counts are of the last recorded frame, GPU times of the last
/// frame known to have finished.
struct FrameTimings {
    float cpuMilliseconds = 0.0F;  // SceneRenderer::prepare and draw together
    GpuTimes gpu;
    bool hasGpuTimes = false;                      // false: the device has no timestamps
    std::uint32_t draws = 0;                       // recorded draw calls of the scene
    std::uint64_t triangles = 0;                   // triangles of the scene, all copies
    std::uint64_t pipelines = 0;                   // surface pipelines created so far; constant
                                                   // during playback
    SkinningPath skinning = SkinningPath::Vertex;  // the path in use; never Auto

    // Work of the deform pass per frame; zero for the vertex path.
    std::uint64_t deformedVertices = 0;  // all copies
    std::uint64_t deformReadBytes = 0;   // vertex data, palettes and weights, each byte once
    std::uint64_t deformWrittenBytes = 0;
};

/// Current memory use of a renderer.
struct RendererMemory {
    std::uint64_t deviceBytes = 0;  // bytes of all arenas of its device; 0 if not tracked
    std::size_t pipelines = 0;      // surface pipelines, for all sample counts
};

}  // namespace sinew
