// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_pipelines.h"

#include <vulkan/vulkan_core.h>

#include <array>
#include <string>

#include "shaders/spirv.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/light/shadow_map.h"

namespace sinew {
namespace {

constexpr float kShadowBias = 1.5F;
constexpr float kPlaneBias = 2.0F;  // a model that stands on the ground wins over the grid

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

GraphicsPipeline describe(const SurfaceState& state, const char* name) {
    GraphicsPipeline pipeline{.name = name};
    pipeline.topology = topologyOf(state.elementSize);
    pipeline.ownLineWidth = state.elementSize == 2;
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
      m_cornersFragment(makeShader(device, device.features.geometryShader != VK_FALSE
                                               ? spirv::surfaceCornersFrag()
                                               : spirv::surfaceCornersMissingFrag())),
      m_channelFragment(makeShader(device, spirv::surfaceChannelFrag())),
      m_selectedFragment(makeShader(
          device, target.samples > 1 ? spirv::selectedSamplesFrag() : spirv::selectedSingleFrag())),
      m_shadowFragment(makeShader(device, spirv::shadowFrag())),
      m_ghostFragment(makeShader(device, spirv::ghostFrag())),
      m_shadowPass(makeShadowPass(device)),
      m_surfaces([this](const SurfaceState& state) { return make(state); },
                 target.mostSurfaceBytes),
      m_marks(device, cache,
              {layouts.ribbon.get(), layouts.needle.get(), target.renderPass, target.samples}) {
    if (device.features.fillModeNonSolid == VK_FALSE) {
        throw GpuError(GpuError::Kind::NoDevice, "the device cannot draw wireframes");
    }
    makeGround();
}

Unique<VkPipeline> ScenePipelines::make(const SurfaceState& state) const {
    const std::string name = m_device.debug != nullptr ? nameOf(state) : std::string();
    GraphicsPipeline pipeline = describe(state, name.c_str());
    const std::array<std::uint32_t, 3> masks{state.features, state.wishes, state.textures};
    const bool dual = state.dual || handsOnData(state.shading);
    std::array<std::uint32_t, 2> vertexConstants{dual ? VK_TRUE : VK_FALSE, VK_FALSE};
    pipeline.vertexConstants = vertexConstants;
    m_vertexShaders.describe(state, pipeline);
    pipeline.fragment = m_dataFragment.get();
    pipeline.fragmentConstants = masks;
    pipeline.layout = m_layouts->surface.get();
    pipeline.renderPass = m_target.renderPass;
    pipeline.samples = m_target.samples;
    switch (state.shading) {
        case Shading::Lit:
            pipeline.fragment = m_litFragment.get();
            break;
        case Shading::Data:
        case Shading::Edges:
            pipeline.fragmentConstants = {};
            break;
        case Shading::Corners:
            pipeline.fragment = m_cornersFragment.get();
            pipeline.fragmentConstants = {};
            break;
        case Shading::Channel:
            pipeline.fragment = m_channelFragment.get();
            pipeline.fragmentConstants = {};
            break;
        case Shading::Shadow:
            describeShadow(state, pipeline);
            break;
        case Shading::Selected:
            describeMask(pipeline);
            break;
        case Shading::Ghost:
            describeGhost(state, pipeline);
            break;
        case Shading::Depth:
            describeDepth(state, m_shadowFragment.get(), pipeline);
            break;
        case Shading::EdgeMarks:
        case Shading::PointMarks:
        case Shading::Needles:
        case Shading::Dots:
            m_marks.describe(state, pipeline);
            break;
    }
    vertexConstants[1] = pipeline.topology == VK_PRIMITIVE_TOPOLOGY_POINT_LIST ? VK_TRUE : VK_FALSE;
    return makePipeline(m_device, m_cache, pipeline);
}

void ScenePipelines::describeShadow(const SurfaceState& state,
                                    GraphicsPipeline& pipeline) const noexcept {
    const bool cut = state.features != 0;
    pipeline.fragment = cut ? m_shadowFragment.get() : VK_NULL_HANDLE;
    pipeline.fragmentConstants = cut ? pipeline.fragmentConstants : std::span<std::uint32_t>();
    pipeline.drawsColor = false;
    pipeline.depthBias = kShadowBias;
    pipeline.renderPass = m_shadowPass.get();
    pipeline.samples = 1;
}

void ScenePipelines::describeDepth(const SurfaceState& state, VkShaderModule holes,
                                   GraphicsPipeline& pipeline) const noexcept {
    const bool cut = state.features != 0;
    pipeline.fragment = cut ? holes : VK_NULL_HANDLE;
    pipeline.fragmentConstants = cut ? pipeline.fragmentConstants : std::span<std::uint32_t>();
    pipeline.blending = Blending::NoColor;
    pipeline.depth = Depth::TestAndWrite;
}

/// First the depth of its nearest surfaces, then the colour of those.
void ScenePipelines::describeGhost(const SurfaceState& state,
                                   GraphicsPipeline& pipeline) const noexcept {
    if (!state.blended) {
        describeDepth(state, m_ghostFragment.get(), pipeline);
        return;
    }
    pipeline.fragment = m_ghostFragment.get();
    pipeline.depth = Depth::TestOrEqual;
}

/// Of every part of the selection, hidden or not.
void ScenePipelines::describeMask(GraphicsPipeline& pipeline) const noexcept {
    pipeline.fragment = m_selectedFragment.get();
    pipeline.blending = Blending::Max;
    pipeline.depth = Depth::None;
    pipeline.renderPass = m_target.maskPass;
}

/// Backdrop, ground and grid.
void ScenePipelines::makeGround() {
    const auto make = [&](GraphicsPipeline pipeline, const Unique<VkShaderModule>& vertex,
                          const Unique<VkShaderModule>& fragment, VkPipelineLayout layout) {
        pipeline.vertex = vertex.get();
        pipeline.fragment = fragment.get();
        pipeline.layout = layout;
        pipeline.renderPass = m_target.renderPass;
        pipeline.samples = m_target.samples;
        return makePipeline(m_device, m_cache, pipeline);
    };
    m_backdrop = make({.name = "backdrop"}, makeShader(m_device, spirv::fullscreenVert()),
                      makeShader(m_device, spirv::backdropFrag()), m_layouts->ribbon.get());
    GraphicsPipeline plane{.name = "ground"};
    plane.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    plane.blending = Blending::Premultiplied;
    plane.depth = Depth::Test;
    plane.depthBias = kPlaneBias;
    m_ground = make(plane, makeShader(m_device, spirv::groundVert()),
                    makeShader(m_device, spirv::groundFrag()), m_layouts->surface.get());
    plane.name = "grid";
    const auto gridVertex = makeShader(m_device, spirv::gridVert());
    const auto gridFragment = makeShader(m_device, spirv::gridFrag());
    for (const std::uint32_t light : {VK_FALSE, VK_TRUE}) {
        const std::array constants{light};
        plane.fragmentConstants = constants;
        m_grids.at(light) = make(plane, gridVertex, gridFragment, m_layouts->surface.get());
    }
}

}  // namespace sinew
