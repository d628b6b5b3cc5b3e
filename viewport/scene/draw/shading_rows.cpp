// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/shading_rows.h"

#include <cstdio>

#include "model/core/enum_array.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/geometry/surface_vertices.h"

namespace sinew {
namespace {

constexpr float kShadowBias = 1.5F;
constexpr float kEdgeBias = -1.0F;  // bias towards the viewer, so that edges win over their surface

constexpr std::array kShadings{
    ShadingRow{.key = Shading::Lit,
               .name = "lit",
               .output = SurfaceOutput::Lit,
               .fragment = spirv::surfaceLitFrag,
               .reads = MaterialRead::Whole},
    ShadingRow{.key = Shading::Data,
               .name = "data on",
               .output = SurfaceOutput::Data,
               .fragment = spirv::surfaceDataFrag},
    ShadingRow{.key = Shading::Corners,
               .name = "flat data on",
               .output = SurfaceOutput::Corners,
               .fragment = spirv::surfaceCornersFrag},
    ShadingRow{.key = Shading::Channel,
               .name = "channel of",
               .output = SurfaceOutput::Little,
               .fragment = spirv::surfaceChannelFrag},
    ShadingRow{.key = Shading::Edges,
               .name = "edges of",
               .output = SurfaceOutput::Data,
               .fragment = spirv::surfaceDataFrag,
               .blending = Blending::None,
               .complete = true,
               .edges = true},
    ShadingRow{.key = Shading::EdgeMarks,
               .name = "edges over",
               .output = SurfaceOutput::Data,
               .fragment = spirv::surfaceMarkFrag,
               .blending = Blending::Premultiplied,
               .depth = Depth::Test,
               .complete = true,
               .edges = true,
               .depthBias = kEdgeBias},
    ShadingRow{.key = Shading::PointMarks,
               .name = "vertices over",
               .output = SurfaceOutput::Data,
               .fragment = spirv::surfaceMarkFrag,
               .blending = Blending::Premultiplied,
               .depth = Depth::Test,
               .points = true},
    ShadingRow{.key = Shading::Needles,
               .name = "needles over",
               .output = SurfaceOutput::Needles,
               .fragment = spirv::segmentFrag,
               .blending = Blending::Premultiplied,
               .depth = Depth::Test,
               .points = true},
    ShadingRow{.key = Shading::Dots,
               .name = "dots over",
               .output = SurfaceOutput::Dots,
               .fragment = spirv::surfaceDotFrag,
               .blending = Blending::Premultiplied,
               .depth = Depth::Test,
               .points = true},
    ShadingRow{.key = Shading::Shadow,
               .name = "shadow of",
               .output = SurfaceOutput::Little,
               .fragment = spirv::shadowFrag,
               .reads = MaterialRead::Cut,
               .blending = Blending::None,
               .target = SurfaceTarget::Shadow,
               .complete = true,
               .depthBias = kShadowBias},
    ShadingRow{.key = Shading::Selected,  // every part, hidden or not
               .name = "mask of",
               .output = SurfaceOutput::Little,
               .fragment = spirv::selectedSamplesFrag,
               .reads = MaterialRead::Holes,
               .blending = Blending::Max,
               .depth = Depth::None,
               .target = SurfaceTarget::Mask},
    ShadingRow{.key = Shading::GhostDepth,
               .name = "depth of a ghost of",
               .output = SurfaceOutput::Ghost,
               .fragment = spirv::ghostFrag,
               .reads = MaterialRead::Cut,
               .blending = Blending::NoColor},
    ShadingRow{.key = Shading::Ghost,
               .name = "ghost of",
               .output = SurfaceOutput::Ghost,
               .fragment = spirv::ghostFrag,
               .reads = MaterialRead::Holes,
               .blending = Blending::Premultiplied,
               .depth = Depth::TestOrEqual},
    ShadingRow{.key = Shading::Depth,
               .name = "depth of",
               .output = SurfaceOutput::Little,
               .fragment = spirv::shadowFrag,
               .reads = MaterialRead::Cut,
               .blending = Blending::NoColor},
};
static_assert(rowsFollow(kShadings, &ShadingRow::key));

struct VertexStreams {
    std::span<const VkVertexInputBindingDescription> bindings;
    std::span<const VkVertexInputAttributeDescription> attributes;
};

/// Shader and streams of stored vertices, and of deformed ones.
struct OutputRow {
    SurfaceOutput key;
    std::array<ShadingRow::ShaderFunction, 2> shaders;
    std::array<VertexStreams, 2> streams;
};

// Positions of a surface, per instance. Only one such stream, because devices fetch several slowly;
// the vertex shader reads normals and tangents itself.
constexpr std::array<VkVertexInputBindingDescription, 1> kNeedleBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
constexpr std::array<VkVertexInputAttributeDescription, 1> kNeedleAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
}};

constexpr VertexStreams kAllStreams{kSurfaceBindings, kSurfaceAttributes};
constexpr VertexStreams kDeformedStreams{kDeformedBindings, kDeformedAttributes};
constexpr VertexStreams kShadowStreams{kSurfaceBindings, kShadowAttributes};
constexpr VertexStreams kGhostStreams{kSurfaceBindings, kGhostAttributes};
constexpr VertexStreams kNeedleStreams{kNeedleBindings, kNeedleAttributes};

constexpr std::array kOutputs{
    OutputRow{SurfaceOutput::Lit,
              {spirv::surfaceLitVert, spirv::surfaceDeformedLitVert},
              {kAllStreams, kAllStreams}},
    OutputRow{SurfaceOutput::Data,
              {spirv::surfaceDataVert, spirv::surfaceDeformedDataVert},
              {kAllStreams, kDeformedStreams}},
    OutputRow{SurfaceOutput::Corners,
              {spirv::surfaceCornersVert, spirv::surfaceDeformedCornersVert},
              {VertexStreams{kSurfaceBindings, kCornerAttributes},
               VertexStreams{kDeformedBindings, kDeformedCornerAttributes}}},
    OutputRow{SurfaceOutput::Dots,
              {spirv::surfaceDotsVert, spirv::surfaceDeformedDotsVert},
              {kAllStreams, kDeformedStreams}},
    OutputRow{SurfaceOutput::Little,
              {spirv::surfaceShadowVert, spirv::surfaceDeformedShadowVert},
              {kShadowStreams, kShadowStreams}},
    OutputRow{SurfaceOutput::Ghost,
              {spirv::surfaceGhostVert, spirv::surfaceDeformedGhostVert},
              {kGhostStreams, kGhostStreams}},
    OutputRow{SurfaceOutput::Needles,
              {spirv::needleVert, spirv::needleDeformedVert},
              {kNeedleStreams, kNeedleStreams}},
};
static_assert(rowsFollow(kOutputs, &OutputRow::key));

VkPrimitiveTopology topologyOf(const SurfaceState& state) {
    if (state.shading == Shading::Needles) {
        return VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    }
    switch (state.elementSize) {
        case 1:
            return VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
        case 2:
            return VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
        default:
            return VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    }
}

spirv::Shader fragmentOf(const SurfaceState& state, const DeviceView& device,
                         std::uint32_t samples) {
    const ShadingRow& row = rowOf(state.shading);
    if (row.reads == MaterialRead::Cut && state.features == 0) {
        return {};
    }
    if (state.shading == Shading::Corners && device.features.geometryShader == VK_FALSE) {
        return spirv::surfaceCornersMissingFrag();
    }
    return state.shading == Shading::Selected && samples == 1 ? spirv::selectedSingleFrag()
                                                              : row.fragment();
}

/// Specialisation constants of the fragment shader: of the material, or whether surface_mark.frag
/// draws points.
std::span<const std::uint32_t> fragmentConstants(const SurfaceState& state,
                                                 SurfaceConstants& constants) {
    if (rowOf(state.shading).reads != MaterialRead::None) {
        constants.fragment = {state.features, state.requests, state.textures};
        return constants.fragment;
    }
    constants.fragment[0] = state.shading == Shading::PointMarks ? VK_TRUE : VK_FALSE;
    const bool marks = rowOf(state.shading).fragment == spirv::surfaceMarkFrag;
    return std::span(constants.fragment).first(marks ? 1 : 0);
}

constexpr std::uint32_t kCut = layout::kFeatureMask | layout::kFeatureBlend;

// Keeps what the shading reads: where a mask or a shadow has holes, or all of it.
void keepRead(SurfaceState& state, MaterialRead read) noexcept {
    if (read == MaterialRead::Whole) {
        const bool unlit = (state.features & layout::kFeatureUnlit) != 0;
        state.requests &= unlit ? layout::kRequestUncommon : ~0U;
        return;
    }
    const bool cut = read != MaterialRead::None && (state.features & kCut) != 0;
    state.features &= cut ? kCut | layout::kFeatureTransforms : 0U;
    state.textures &= cut ? 1U << layout::kSlotBaseColor : 0U;
    state.requests = 0;
}

const char* nameOfElements(std::uint32_t elementSize) noexcept {
    return elementSize == 1 ? " points" : elementSize == 2 ? " lines" : " triangles";
}

/// Whether the vertex shader outputs the values of data views.
bool handsOnData(SurfaceOutput output) noexcept {
    return output != SurfaceOutput::Lit && output != SurfaceOutput::Ghost &&
           output != SurfaceOutput::Little;
}

}  // namespace

const ShadingRow& rowOf(Shading shading) noexcept {
    return kShadings[static_cast<std::size_t>(shading)];
}

GraphicsPipeline describe(const SurfaceState& state, const DeviceView& device,
                          std::uint32_t samples, SurfaceConstants& constants) {
    const ShadingRow& row = rowOf(state.shading);
    const OutputRow& output = kOutputs[static_cast<std::size_t>(row.output)];
    const std::size_t source = state.source == VertexSource::Stored ? 0 : 1;
    const VkPrimitiveTopology topology = topologyOf(state);
    constants.vertex = {state.dual || handsOnData(row.output) ? VK_TRUE : VK_FALSE,
                        topology == VK_PRIMITIVE_TOPOLOGY_POINT_LIST ? VK_TRUE : VK_FALSE};
    const spirv::Shader fragment = fragmentOf(state, device, samples);
    const bool shades = !fragment.words.empty();
    return {
        .name = "",
        .vertex = output.shaders[source](),
        .fragment = fragment,
        .drawsColor = row.target != SurfaceTarget::Shadow,
        .bindings = output.streams[source].bindings,
        .attributes = output.streams[source].attributes,
        .topology = topology,
        .polygonMode = row.edges ? VK_POLYGON_MODE_LINE : VK_POLYGON_MODE_FILL,
        .cull = static_cast<VkCullModeFlags>(state.cull),
        .frontFace = state.mirrored ? VK_FRONT_FACE_CLOCKWISE : VK_FRONT_FACE_COUNTER_CLOCKWISE,
        .blending = row.blending.value_or(state.blended ? Blending::Premultiplied : Blending::None),
        .depth = state.blended ? Depth::Test : row.depth,
        .depthBias = row.depthBias,
        .ownLineWidth = state.elementSize == 2,
        .vertexConstants = constants.vertex,
        .fragmentConstants =
            shades ? fragmentConstants(state, constants) : std::span<const std::uint32_t>()};
}

SurfaceState canonical(SurfaceState state) noexcept {
    if (state.shading == Shading::Edges && state.elementSize < 3) {
        state.shading = Shading::Data;
    }
    const ShadingRow& row = rowOf(state.shading);
    state.elementSize = row.points ? 1 : state.elementSize;
    const bool sides = state.elementSize == 3;
    state.mirrored = state.mirrored && sides && row.target != SurfaceTarget::Shadow;
    state.cull = sides && !row.complete ? state.cull : Cull::None;
    state.blended = state.blended && !row.blending;
    keepRead(state, row.reads);
    state.dual = state.dual && state.source == VertexSource::Stored && !handsOnData(row.output);
    return state;
}

std::string nameOf(const SurfaceState& state) {
    std::array<char, 48> masks{};
    std::snprintf(masks.data(), masks.size(), ", features 0x%x, requests 0x%x", state.features,
                  state.requests);
    return std::string(rowOf(state.shading).name) + nameOfElements(state.elementSize) +
           (state.source == VertexSource::Deformed ? ", deformed" : "") +
           (state.blended ? ", blended" : "") + (state.mirrored ? ", mirrored" : "") +
           (state.dual ? ", dual" : "") + masks.data();
}

}  // namespace sinew
