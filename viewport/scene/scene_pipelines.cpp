// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_pipelines.h"

#include <vulkan/vulkan_core.h>

#include <array>

#include "shaders/spirv.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/light/shadow_map.h"

namespace sinew {
namespace {

// A point of a path and the one after it, stepping with the instances.
constexpr std::array<VkVertexInputBindingDescription, 1> kPathBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 2> kPathAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {1, 0, VK_FORMAT_R32G32B32_SFLOAT, 12},
}};

constexpr float kShadowBias = 1.5F;

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

GraphicsPipeline describe(const SurfaceState& state) {
    GraphicsPipeline pipeline;
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
                               const SetLayouts& layouts, const Target& target)
    : m_device(device),
      m_cache(cache),
      m_layouts(&layouts),
      m_target(target),
      m_vertexShaders(device),
      m_litFragment(makeShader(device, spirv::surfaceLitFrag())),
      m_dataFragment(makeShader(device, spirv::surfaceDataFrag())),
      m_shadowFragment(makeShader(device, spirv::shadowFrag())),
      m_shadowPass(makeShadowPass(device)),
      m_surfaces([this](const SurfaceState& state) { return make(state); },
                 target.mostSurfaceBytes),
      m_marks(device, cache,
              {layouts.ribbon.get(), layouts.needle.get(), target.renderPass, target.samples}) {
    if (device.features.fillModeNonSolid == VK_FALSE) {
        throw GpuError(GpuError::Kind::NoDevice, "the device cannot draw wireframes");
    }
    makeOverlays();
}

Unique<VkPipeline> ScenePipelines::make(const SurfaceState& state) const {
    GraphicsPipeline pipeline = describe(state);
    const bool lit = state.shading == Shading::Lit;
    const std::array<VkBool32, 2> features{state.features, state.wishes};
    const bool dual = state.dual || handsOnData(state.shading);
    const std::array<VkBool32, 1> vertexConstants{dual ? VK_TRUE : VK_FALSE};
    pipeline.vertexConstants = vertexConstants;
    m_vertexShaders.describe(state, pipeline);
    pipeline.fragment = lit ? m_litFragment.get() : m_dataFragment.get();
    if (lit) {
        pipeline.fragmentConstants = features;
    }
    pipeline.layout = m_layouts->surface.get();
    pipeline.renderPass = m_target.renderPass;
    pipeline.samples = m_target.samples;
    if (state.shading == Shading::Shadow) {
        const bool cut = state.features != 0;
        pipeline.fragment = cut ? m_shadowFragment.get() : VK_NULL_HANDLE;
        if (cut) {
            pipeline.fragmentConstants = features;
        }
        pipeline.drawsColor = false;
        pipeline.depthBias = kShadowBias;
        pipeline.renderPass = m_shadowPass.get();
        pipeline.samples = 1;
    }
    if (state.shading >= Shading::EdgeMarks) {
        m_marks.describe(state, pipeline);
    }
    return makePipeline(m_device, m_cache, pipeline);
}

void ScenePipelines::makeOverlays() {
    const auto make = [&](GraphicsPipeline pipeline, const Unique<VkShaderModule>& vertex,
                          const Unique<VkShaderModule>& fragment, VkPipelineLayout layout) {
        pipeline.vertex = vertex.get();
        pipeline.fragment = fragment.get();
        pipeline.layout = layout;
        pipeline.renderPass = m_target.renderPass;
        pipeline.samples = m_target.samples;
        return makePipeline(m_device, m_cache, pipeline);
    };
    GraphicsPipeline overlay;
    overlay.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    overlay.blending = Blending::Premultiplied;
    overlay.depth = Depth::Test;
    const auto ribbonVertex = makeShader(m_device, spirv::ribbonVert());
    const auto ribbonFragment = makeShader(m_device, spirv::ribbonFrag());
    m_ribbon = make(overlay, ribbonVertex, ribbonFragment, m_layouts->ribbon.get());
    overlay.depthBias = 2.0F;  // a model that stands on the ground wins against the grid
    const auto gridVertex = makeShader(m_device, spirv::gridVert());
    const auto gridFragment = makeShader(m_device, spirv::gridFrag());
    for (const VkBool32 light : {VK_FALSE, VK_TRUE}) {
        const std::array constants{light};
        GraphicsPipeline grid = overlay;
        grid.fragmentConstants = constants;
        m_grids.at(light) = make(grid, gridVertex, gridFragment, m_layouts->surface.get());
    }
    m_ground = make(overlay, makeShader(m_device, spirv::groundVert()),
                    makeShader(m_device, spirv::groundFrag()), m_layouts->surface.get());
    overlay.depthBias = 0.0F;
    overlay.depth = Depth::None;
    m_ribbonOnTop = make(overlay, ribbonVertex, ribbonFragment, m_layouts->ribbon.get());
    GraphicsPipeline backdrop;
    m_backdrop = make(backdrop, makeShader(m_device, spirv::fullscreenVert()),
                      makeShader(m_device, spirv::backdropFrag()), m_layouts->ribbon.get());

    const auto pathVertex = makeShader(m_device, spirv::pathVert());
    overlay.bindings = kPathBindings;
    overlay.attributes = kPathAttributes;
    m_pathOnTop = make(overlay, pathVertex, ribbonFragment, m_layouts->ribbon.get());
    overlay.depth = Depth::Test;
    m_path = make(overlay, pathVertex, ribbonFragment, m_layouts->ribbon.get());
}

}  // namespace sinew
