// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_vertex_shaders.h"

#include "shaders/spirv.h"
#include "viewport/scene/geometry/surface_vertices.h"

namespace sinew {

SurfaceVertexShaders::SurfaceVertexShaders(const DeviceView& device)
    : m_stored{makeShader(device, spirv::surfaceLitVert()),
               makeShader(device, spirv::surfaceDataVert()),
               makeShader(device, spirv::surfaceCornersVert()),
               makeShader(device, spirv::surfaceDotsVert()),
               makeShader(device, spirv::surfaceShadowVert()),
               makeShader(device, spirv::surfaceGhostVert())},
      m_deformed{makeShader(device, spirv::surfaceDeformedLitVert()),
                 makeShader(device, spirv::surfaceDeformedDataVert()),
                 makeShader(device, spirv::surfaceDeformedCornersVert()),
                 makeShader(device, spirv::surfaceDeformedDotsVert()),
                 makeShader(device, spirv::surfaceDeformedShadowVert()),
                 makeShader(device, spirv::surfaceDeformedGhostVert())} {}

void SurfaceVertexShaders::describe(const SurfaceState& state,
                                    GraphicsPipeline& pipeline) const noexcept {
    const bool stored = state.source == VertexSource::Stored;
    const OfSource& shaders = stored ? m_stored : m_deformed;
    pipeline.bindings = kSurfaceBindings;
    pipeline.attributes = kSurfaceAttributes;
    pipeline.vertex = shaders.lit.get();
    if (state.shading == Shading::Corners) {
        pipeline.vertex = shaders.corners.get();
        pipeline.attributes = kCornerAttributes;
        if (!stored) {
            pipeline.bindings = kDeformedBindings;
            pipeline.attributes = kDeformedCornerAttributes;
        }
    } else if (state.shading == Shading::Ghost) {
        pipeline.attributes = kGhostAttributes;
        pipeline.vertex = shaders.ghost.get();
    } else if (handsOnLittle(state.shading)) {
        pipeline.attributes = kShadowAttributes;
        pipeline.vertex = shaders.shadow.get();
    } else if (handsOnData(state.shading)) {
        pipeline.vertex = state.shading == Shading::Dots ? shaders.dots.get() : shaders.data.get();
        if (!stored) {
            pipeline.bindings = kDeformedBindings;
            pipeline.attributes = kDeformedAttributes;
        }
    }
}

}  // namespace sinew
