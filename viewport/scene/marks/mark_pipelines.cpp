// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/mark_pipelines.h"

#include <vulkan/vulkan_core.h>

#include <array>

#include "shaders/spirv.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/shader_layout.h"

namespace sinew {
namespace {

static_assert(sizeof(layout::Segment) == 64 && sizeof(layout::Bone) == 64);

// Four vectors, stepping with the instances.
constexpr std::array<VkVertexInputBindingDescription, 1> kBindings{{
    {0, 64, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 4> kAttributes{{
    {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
    {1, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 16},
    {2, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 32},
    {3, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 48},
}};

// Positions of a surface, stepping with the instances: the only stream that may, because devices
// are slow to fetch several. The vertex shader reads normals and tangents itself.
constexpr std::array<VkVertexInputBindingDescription, 1> kNeedleBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 1> kNeedleAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
}};

constexpr std::array<VkBool32, 1> kEdges{0};
constexpr std::array<VkBool32, 1> kPoints{1};
constexpr float kEdgeBias = -1.0F;  // towards the viewer, so that edges win against their surface

}  // namespace

MarkPipelines::MarkPipelines(const DeviceView& device, VkPipelineCache cache, const Target& target)
    : m_needleLayout(target.needleLayout),
      m_segmentFragment(makeShader(device, spirv::segmentFrag())),
      m_surfaceFragment(makeShader(device, spirv::surfaceMarkFrag())),
      m_needleVertex(makeShader(device, spirv::needleVert())),
      m_needleDeformedVertex(makeShader(device, spirv::needleDeformedVert())) {
    const auto make = [&](GraphicsPipeline pipeline, spirv::Words vertex, VkShaderModule fragment) {
        const auto vertexShader = makeShader(device, vertex);
        pipeline.vertex = vertexShader.get();
        pipeline.fragment = fragment;
        pipeline.layout = target.layout;
        pipeline.renderPass = target.renderPass;
        pipeline.samples = target.samples;
        pipeline.bindings = kBindings;
        pipeline.attributes = kAttributes;
        return makePipeline(device, cache, pipeline);
    };
    GraphicsPipeline segments;
    segments.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    segments.blending = Blending::Premultiplied;
    segments.depth = Depth::Test;
    m_segments = make(segments, spirv::segmentVert(), m_segmentFragment.get());

    GraphicsPipeline bones;
    bones.depth = Depth::TestAndWrite;
    const auto boneFragment = makeShader(device, spirv::boneFrag());
    m_bones = make(bones, spirv::boneVert(), boneFragment.get());
}

void MarkPipelines::describe(const SurfaceState& state, GraphicsPipeline& pipeline) const {
    pipeline.fragment = m_surfaceFragment.get();
    pipeline.fragmentConstants =
        state.shading == Shading::PointMarks ? std::span(kPoints) : std::span(kEdges);
    pipeline.blending = Blending::Premultiplied;
    pipeline.depth = Depth::Test;
    if (state.shading == Shading::EdgeMarks) {
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
