// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/scene_pipelines.h"

#include <vulkan/vulkan_core.h>

#include <array>
#include <string>

#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/draw/shading_rows.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/light/light_images.h"

namespace sinew {
namespace {

constexpr float kPlaneBias = 2.0F;  // a model on the ground wins over the grid

static_assert(sizeof(layout::Segment) == 64 && sizeof(layout::Bone) == 64);

// A point of a path and the next one, per instance.
constexpr std::array<VkVertexInputBindingDescription, 1> kPathBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 2> kPathAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {1, 0, VK_FORMAT_R32G32B32_SFLOAT, 12},
}};

constexpr std::array<std::uint32_t, 1> kBytes{VK_FALSE};
constexpr std::array<std::uint32_t, 1> kLight{VK_TRUE};

GraphicsPipeline strip(const char* name, spirv::Shader vertex, spirv::Shader fragment,
                       Depth depth) noexcept {
    return {.name = name,
            .vertex = vertex,
            .fragment = fragment,
            .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP,
            .blending = Blending::Premultiplied,
            .depth = depth};
}

/// With the surface's sets: what lies on the ground.
GraphicsPipeline plane(const char* name, spirv::Shader vertex, spirv::Shader fragment,
                       VkPipelineLayout layout, std::span<const std::uint32_t> constants) noexcept {
    GraphicsPipeline pipeline = strip(name, vertex, fragment, Depth::Test);
    pipeline.layout = layout;
    pipeline.depthBias = kPlaneBias;
    pipeline.fragmentConstants = constants;
    return pipeline;
}

GraphicsPipeline path(const char* name, Depth depth) noexcept {
    GraphicsPipeline pipeline = strip(name, spirv::pathVert(), spirv::ribbonFrag(), depth);
    pipeline.bindings = kPathBindings;
    pipeline.attributes = kPathAttributes;
    return pipeline;
}

GraphicsPipeline mark(GraphicsPipeline pipeline) noexcept {
    pipeline.bindings = kFourVectorBindings;
    pipeline.attributes = kFourVectorAttributes;
    return pipeline;
}

/// Except render pass and samples, and the layout of those that use only the scene set.
GraphicsPipeline descriptionOf(ScenePipeline which, const SetLayouts& layouts) {
    const VkPipelineLayout surface = layouts.surface.get();
    switch (which) {
        case ScenePipeline::Backdrop:
            return {.name = "backdrop",
                    .vertex = spirv::fullscreenVert(),
                    .fragment = spirv::backdropFrag()};
        case ScenePipeline::Ground:
            return plane("ground", spirv::groundVert(), spirv::groundFrag(), surface, {});
        case ScenePipeline::Grid:
            return plane("grid", spirv::gridVert(), spirv::gridFrag(), surface, kBytes);
        case ScenePipeline::GridInLight:
            return plane("grid", spirv::gridVert(), spirv::gridFrag(), surface, kLight);
        case ScenePipeline::Segments:
            return mark(strip("segments", spirv::segmentVert(), spirv::segmentFrag(), Depth::Test));
        case ScenePipeline::Bones:
            return mark({.name = "bones",
                         .vertex = spirv::boneVert(),
                         .fragment = spirv::boneFrag(),
                         .depth = Depth::TestAndWrite});
        case ScenePipeline::Ribbon:
            return strip("ribbon", spirv::ribbonVert(), spirv::ribbonFrag(), Depth::Test);
        case ScenePipeline::RibbonOnTop:
            return strip("ribbon on top", spirv::ribbonVert(), spirv::ribbonFrag(), Depth::None);
        case ScenePipeline::Path:
            return path("path", Depth::Test);
        case ScenePipeline::PathOnTop:
            break;
    }
    return path("path on top", Depth::None);
}

}  // namespace

ScenePipelines::ScenePipelines(const DeviceView& device, VkPipelineCache cache,
                               const SetLayouts& layouts, const Target& target)
    : m_device(device),
      m_cache(cache),
      m_layouts(&layouts),
      m_target(target),
      m_shadowPass(makeRenderPass(device, shadowPass())),
      m_surfaces([this](const SurfaceState& state) { return make(state); },
                 target.mostSurfaceBytes) {
    if (device.features.fillModeNonSolid == VK_FALSE) {
        throw GpuError(GpuError::Kind::NoDevice, "the device cannot draw wireframes");
    }
    for (std::size_t i = 0; i < decltype(m_fixed)::kCount; ++i) {
        const auto which = static_cast<ScenePipeline>(i);
        m_fixed[which] = LazyPipeline(target.time, [this, which] { return make(which); });
    }
}

Unique<VkPipeline> ScenePipelines::make(ScenePipeline which) const {
    GraphicsPipeline pipeline = descriptionOf(which, *m_layouts);
    pipeline.renderPass = m_target.renderPass;
    pipeline.samples = m_target.samples;
    pipeline.layout = pipeline.layout != VK_NULL_HANDLE ? pipeline.layout : m_layouts->ribbon.get();
    return makePipeline(m_device, m_cache, pipeline);
}

Unique<VkPipeline> ScenePipelines::make(const SurfaceState& state) const {
    const std::string name = m_device.debug != nullptr ? nameOf(state) : std::string();
    SurfaceConstants constants;
    GraphicsPipeline pipeline = describe(state, m_device, m_target.samples, constants);
    pipeline.name = name.c_str();
    pipeline.layout =
        state.shading == Shading::Needles ? m_layouts->needle.get() : m_layouts->surface.get();
    pipeline.samples = m_target.samples;
    switch (rowOf(state.shading).target) {
        case SurfaceTarget::Scene:
            pipeline.renderPass = m_target.renderPass;
            break;
        case SurfaceTarget::Shadow:
            pipeline.renderPass = m_shadowPass.get();
            pipeline.samples = 1;
            break;
        case SurfaceTarget::Mask:
            pipeline.renderPass = m_target.maskPass;
            break;
    }
    return makePipeline(m_device, m_cache, pipeline);
}

}  // namespace sinew
