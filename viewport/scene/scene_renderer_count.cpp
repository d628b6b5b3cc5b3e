// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// What a frame cost.
#include "viewport/scene/scene_renderer_impl.h"

namespace sinew {
namespace {

/// Counts the work of the deform pass, and where it runs.
void countDeformed(const DeformPass& deform, FrameTimings& timings) noexcept {
    const bool used = deform.isInUse();
    timings.skinning = deform.path();
    timings.deformedVertices = used ? deform.plan().vertices() : 0;
    timings.deformReadBytes = used ? deform.plan().readBytes() : 0;
    timings.deformWrittenBytes = used ? deform.plan().writtenBytes() : 0;
}

/// Counts draw calls and triangles of the scene.
void countDraws(const DrawList& draws, FrameTimings& timings) noexcept {
    for (const DrawLayer layer : kAllDrawLayers) {
        for (const DrawRange& range : draws.ranges(layer)) {
            const PrimitiveBuffers& buffers = *range.draw->buffers;
            ++timings.draws;
            timings.triangles +=
                buffers.elementSize == 3 ? std::uint64_t{range.count} * buffers.indexCount / 3 : 0;
        }
    }
    for (const DrawList::GhostPart& ghost : draws.ghosts()) {
        ++timings.draws;
        timings.triangles +=
            std::uint64_t{ghost.range.count} * ghost.range.draw->buffers->indexCount / 3;
    }
}

}  // namespace

void SceneRenderer::Impl::count(const RenderedFrame& frame) {
    timings.draws = 0;
    timings.triangles = 0;
    if (frame.showsAsset) {
        countDraws(loaded->draws, timings);
        timings.pipelines = 0;
        for (const auto& known : sampled) {
            timings.pipelines += known->pipelines.surfaces().made();
        }
    }
    countDeformed(deform, timings);
    timings.gpu = timer.latest();
}

}  // namespace sinew
