// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_pipelines.h"

#include <vulkan/vulkan_core.h>

#include "shaders/spirv.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
namespace {

// One tightly packed stream per attribute: position, normal, texture coordinate, colour.
constexpr std::array<VkVertexInputBindingDescription, 4> kBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_VERTEX},
    {1, 12, VK_VERTEX_INPUT_RATE_VERTEX},
    {2, 8, VK_VERTEX_INPUT_RATE_VERTEX},
    {3, 16, VK_VERTEX_INPUT_RATE_VERTEX},
}};
constexpr std::array<VkVertexInputAttributeDescription, 4> kAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {1, 1, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {2, 2, VK_FORMAT_R32G32_SFLOAT, 0},
    {3, 3, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
}};

// A point of a path and the one after it, stepping with the instances.
constexpr std::array<VkVertexInputBindingDescription, 1> kPathBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 2> kPathAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {1, 0, VK_FORMAT_R32G32B32_SFLOAT, 12},
}};

VkPrimitiveTopology topologyOf(std::uint32_t elementSize) {
    switch (elementSize) {
        case 1:
            return VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
        case 2:
            return VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
        default:
            return VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    }
}

VkCullModeFlags cullMode(Cull cull) {
    switch (cull) {
        case Cull::None:
            return VK_CULL_MODE_NONE;
        case Cull::Back:
            return VK_CULL_MODE_BACK_BIT;
        case Cull::Front:
            return VK_CULL_MODE_FRONT_BIT;
    }
    return VK_CULL_MODE_NONE;
}

// States that differ without effect share one pipeline: points and lines have no front, and
// edges are drawn all and opaque.
SurfaceState canonical(SurfaceState state) noexcept {
    if (state.elementSize < 3 && state.shading == Shading::Edges) {
        state.shading = Shading::Data;
    }
    if (state.elementSize < 3) {
        state.mirrored = false;
        state.cull = Cull::None;
    }
    if (state.shading == Shading::Edges) {
        state.cull = Cull::None;
        state.blended = false;
    }
    return state;
}

std::size_t positionOf(const SurfaceState& state) noexcept {
    std::size_t position = static_cast<std::size_t>(state.shading);
    position = position * 3 + state.elementSize - 1;
    position = position * 2 + (state.mirrored ? 1 : 0);
    position = position * 3 + static_cast<std::size_t>(state.cull);
    return position * 2 + (state.blended ? 1 : 0);
}

SurfaceState stateAt(std::size_t position) noexcept {
    SurfaceState state;
    state.blended = position % 2 != 0;
    position /= 2;
    state.cull = static_cast<Cull>(position % 3);
    position /= 3;
    state.mirrored = position % 2 != 0;
    position /= 2;
    state.elementSize = static_cast<std::uint32_t>(position % 3 + 1);
    state.shading = static_cast<Shading>(position / 3);
    return state;
}

GraphicsPipeline describe(const SurfaceState& state) {
    GraphicsPipeline pipeline;
    pipeline.bindings = kBindings;
    pipeline.attributes = kAttributes;
    pipeline.topology = topologyOf(state.elementSize);
    pipeline.polygonMode =
        state.shading == Shading::Edges ? VK_POLYGON_MODE_LINE : VK_POLYGON_MODE_FILL;
    pipeline.cull = cullMode(state.cull);
    pipeline.frontFace = state.mirrored ? VK_FRONT_FACE_CLOCKWISE : VK_FRONT_FACE_COUNTER_CLOCKWISE;
    pipeline.blending = state.blended ? Blending::Premultiplied : Blending::None;
    pipeline.depth = state.blended ? Depth::Test : Depth::TestAndWrite;
    return pipeline;
}

}  // namespace

ScenePipelines::ScenePipelines(const DeviceView& device, VkPipelineCache cache,
                               const SetLayouts& layouts, VkRenderPass renderPass,
                               std::uint32_t samples) {
    if (device.features.fillModeNonSolid == VK_FALSE) {
        throw GpuError(GpuError::Kind::NoDevice, "the device cannot draw wireframes");
    }
    const auto make = [&](GraphicsPipeline pipeline, const Unique<VkShaderModule>& vertex,
                          const Unique<VkShaderModule>& fragment, VkPipelineLayout layout) {
        pipeline.vertex = vertex.get();
        pipeline.fragment = fragment.get();
        pipeline.layout = layout;
        pipeline.renderPass = renderPass;
        pipeline.samples = samples;
        return makePipeline(device, cache, pipeline);
    };

    const auto surfaceVertex = makeShader(device, spirv::surfaceVert());
    const auto lit = makeShader(device, spirv::surfaceLitFrag());
    const auto data = makeShader(device, spirv::surfaceDataFrag());
    for (std::size_t i = 0; i < m_surface.size(); ++i) {
        const SurfaceState state = stateAt(i);
        if (positionOf(canonical(state)) == i) {
            m_surface.at(i) =
                make(describe(state), surfaceVertex, state.shading == Shading::Lit ? lit : data,
                     layouts.surface.get());
        }
    }

    GraphicsPipeline overlay;
    overlay.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    overlay.blending = Blending::Premultiplied;
    overlay.depth = Depth::Test;
    const auto ribbonVertex = makeShader(device, spirv::ribbonVert());
    const auto ribbonFragment = makeShader(device, spirv::ribbonFrag());
    m_ribbon = make(overlay, ribbonVertex, ribbonFragment, layouts.ribbon.get());
    overlay.depthBias = 2.0F;  // a model that stands on the ground wins against the grid
    m_grid = make(overlay, makeShader(device, spirv::gridVert()),
                  makeShader(device, spirv::gridFrag()), layouts.surface.get());
    overlay.depthBias = 0.0F;
    overlay.depth = Depth::None;
    m_ribbonOnTop = make(overlay, ribbonVertex, ribbonFragment, layouts.ribbon.get());

    const auto pathVertex = makeShader(device, spirv::pathVert());
    overlay.bindings = kPathBindings;
    overlay.attributes = kPathAttributes;
    m_pathOnTop = make(overlay, pathVertex, ribbonFragment, layouts.ribbon.get());
    overlay.depth = Depth::Test;
    m_path = make(overlay, pathVertex, ribbonFragment, layouts.ribbon.get());
}

VkPipeline ScenePipelines::surface(const SurfaceState& state) const noexcept {
    return m_surface[positionOf(canonical(state))].get();
}

}  // namespace sinew
