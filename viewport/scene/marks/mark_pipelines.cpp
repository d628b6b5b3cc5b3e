// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/mark_pipelines.h"

#include <vulkan/vulkan_core.h>

#include <array>

#include "shaders/spirv.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

static_assert(sizeof(layout::Segment) == 64 && sizeof(layout::Bone) == 64);

// Four vectors per instance.
constexpr std::array<VkVertexInputBindingDescription, 1> kBindings{{
    {0, 64, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 4> kAttributes{{
    {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
    {1, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 16},
    {2, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 32},
    {3, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 48},
}};

// Positions of a surface, per instance. Only one such stream, because devices fetch several slowly;
// the vertex shader reads normals and tangents itself.
constexpr std::array<VkVertexInputBindingDescription, 1> kNeedleBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 1> kNeedleAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
}};

// A point of a path and the next one, per instance.
constexpr std::array<VkVertexInputBindingDescription, 1> kPathBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 2> kPathAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {1, 0, VK_FORMAT_R32G32B32_SFLOAT, 12},
}};

// Whether surface_mark.frag draws points.
constexpr std::array<std::uint32_t, 1> kEdges{VK_FALSE};
constexpr std::array<std::uint32_t, 1> kPoints{VK_TRUE};
constexpr float kEdgeBias = -1.0F;  // towards the viewer, so that edges win over their surface

}  // namespace

/// Creates pipelines that draw into the target with its layout.
class MarkPipelines::Maker {
public:
    Maker(const DeviceView& device, VkPipelineCache cache, const Target& target) noexcept
        : m_device(device), m_cache(cache), m_target(target) {}

    [[nodiscard]] Unique<VkShaderModule> shader(const spirv::Shader& shader) const {
        return makeShader(m_device, shader);
    }
    [[nodiscard]] Unique<VkPipeline> pipeline(GraphicsPipeline state, VkShaderModule vertex,
                                              VkShaderModule fragment) const {
        state.vertex = vertex;
        state.fragment = fragment;
        state.layout = m_target.layout;
        state.renderPass = m_target.renderPass;
        state.samples = m_target.samples;
        return makePipeline(m_device, m_cache, state);
    }

private:
    const DeviceView& m_device;
    VkPipelineCache m_cache;
    const Target& m_target;
};

MarkPipelines::MarkPipelines(const DeviceView& device, VkPipelineCache cache, const Target& target)
    : m_needleLayout(target.needleLayout),
      m_segmentFragment(makeShader(device, spirv::segmentFrag())),
      m_surfaceFragment(makeShader(device, spirv::surfaceMarkFrag())),
      m_dotFragment(makeShader(device, spirv::surfaceDotFrag())),
      m_needleVertex(makeShader(device, spirv::needleVert())),
      m_needleDeformedVertex(makeShader(device, spirv::needleDeformedVert())) {
    const Maker maker(device, cache, target);
    makeSegments(maker);
    makeRibbons(maker);
}

void MarkPipelines::makeSegments(const Maker& maker) {
    GraphicsPipeline segments{.name = "segments"};
    segments.bindings = kBindings;
    segments.attributes = kAttributes;
    segments.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    segments.blending = Blending::Premultiplied;
    segments.depth = Depth::Test;
    const auto segmentVertex = maker.shader(spirv::segmentVert());
    m_segments = maker.pipeline(segments, segmentVertex.get(), m_segmentFragment.get());

    GraphicsPipeline bones{.name = "bones"};
    bones.bindings = kBindings;
    bones.attributes = kAttributes;
    bones.depth = Depth::TestAndWrite;
    const auto boneVertex = maker.shader(spirv::boneVert());
    const auto boneFragment = maker.shader(spirv::boneFrag());
    m_bones = maker.pipeline(bones, boneVertex.get(), boneFragment.get());
}

void MarkPipelines::makeRibbons(const Maker& maker) {
    GraphicsPipeline state{.name = "ribbon on top"};
    state.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    state.blending = Blending::Premultiplied;
    const auto fragment = maker.shader(spirv::ribbonFrag());
    const auto vertex = maker.shader(spirv::ribbonVert());
    m_ribbonOnTop = maker.pipeline(state, vertex.get(), fragment.get());
    state.name = "ribbon";
    state.depth = Depth::Test;
    m_ribbon = maker.pipeline(state, vertex.get(), fragment.get());

    state.name = "path";
    state.bindings = kPathBindings;
    state.attributes = kPathAttributes;
    const auto pathVertex = maker.shader(spirv::pathVert());
    m_path = maker.pipeline(state, pathVertex.get(), fragment.get());
    state.name = "path on top";
    state.depth = Depth::None;
    m_pathOnTop = maker.pipeline(state, pathVertex.get(), fragment.get());
}

void MarkPipelines::describe(const SurfaceState& state, GraphicsPipeline& pipeline) const {
    pipeline.fragment = m_surfaceFragment.get();
    pipeline.fragmentConstants =
        state.shading == Shading::PointMarks ? std::span(kPoints) : std::span(kEdges);
    pipeline.blending = Blending::Premultiplied;
    pipeline.depth = Depth::Test;
    if (state.shading == Shading::Dots) {
        pipeline.fragment = m_dotFragment.get();
        pipeline.fragmentConstants = {};
    } else if (state.shading == Shading::EdgeMarks) {
        pipeline.polygonMode = VK_POLYGON_MODE_LINE;
        pipeline.depthBias = kEdgeBias;
    } else if (state.shading == Shading::PointMarks) {
        pipeline.topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    } else {
        const bool stored = state.source == VertexSource::Stored;
        pipeline.vertex = stored ? m_needleVertex.get() : m_needleDeformedVertex.get();
        pipeline.fragment = m_segmentFragment.get();
        pipeline.fragmentConstants = {};
        pipeline.layout = m_needleLayout;
        pipeline.bindings = kNeedleBindings;
        pipeline.attributes = kNeedleAttributes;
        pipeline.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    }
}

}  // namespace sinew
