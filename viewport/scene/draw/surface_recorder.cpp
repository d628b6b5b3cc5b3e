// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_recorder.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <bit>

#include "viewport/gpu/pipelines.h"
#include "viewport/scene/draw/draw_pace.h"
#include "viewport/scene/draw/draw_values.h"
#include "viewport/scene/frame/frame_constants.h"

namespace sinew {
namespace {

constexpr VkShaderStageFlags kPushStages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

constexpr float kNeedleLength = 0.03F;  // relative to the framed radius
constexpr std::size_t kNormalStream = 1;
constexpr std::size_t kTangentStream = 4;

/// Binds the vertex and index buffers of a draw for surface.vert or surface_deformed.vert:
/// position, normal, texture coordinate, colour, tangent, second texture coordinate, stored
/// position. `instance`: of the draw, if its source is Deformed.
void bindSurfaceStreams(VkCommandBuffer commands, const Draw& draw,
                        std::uint32_t instance) noexcept {
    constexpr std::size_t kBindings = PrimitiveBuffers::kStreams + 1;
    const PrimitiveBuffers& stored = *draw.buffers;
    std::array<VkBuffer, kBindings> buffers{};
    std::array<VkDeviceSize, kBindings> offsets{};
    buffers.fill(stored.buffer);
    std::copy(stored.streamOffsets.begin(), stored.streamOffsets.end(), offsets.begin());
    offsets[PrimitiveBuffers::kTexcoordStream] = draw.texcoordOffsets[0];
    offsets[PrimitiveBuffers::kSecondTexcoordStream] = draw.texcoordOffsets[1];
    offsets.back() = stored.streamOffsets[0];
    if (draw.source == VertexSource::Deformed) {
        const DeformedStreams deformed = draw.deformed.ofInstance(instance);
        buffers[0] = buffers[kNormalStream] = buffers[kTangentStream] = deformed.buffer;
        offsets[0] = deformed.positions;
        offsets[kNormalStream] = deformed.normals;
        offsets[kTangentStream] = deformed.tangents;
    }
    vkCmdBindVertexBuffers(commands, 0, static_cast<std::uint32_t>(buffers.size()), buffers.data(),
                           offsets.data());
    vkCmdBindIndexBuffer(commands, stored.buffer, stored.indexOffset, stored.indexType);
}

}  // namespace

SurfaceRecorder::SurfaceRecorder(VkCommandBuffer commands,
                                 const SurfaceRecording& recording) noexcept
    : m_commands(commands),
      m_recording(recording),
      m_asset(recording.frame.input.evaluator->asset()),
      m_options(recording.frame.input.view),
      m_view(surfaceView(m_options)) {}

void SurfaceRecorder::record(const DrawRange& range) {
    record(SurfaceUse::Surface, range);
    for (const SurfaceUse mark : kSurfaceMarkUses) {
        record(mark, range);
    }
}

void SurfaceRecorder::record(SurfaceUse use, const DrawRange& range, const GhostTint& tint) {
    const SurfaceUseRow& row = rowOf(use);
    for (const SurfaceState& state : statesOf(use, *range.draw, m_view, range.mirrored)) {
        select(*range.draw, tint);
        bind(state);
        if (row.lastDepth < 1.0F) {
            setDepthRange(m_commands, m_recording.frame.extent, row.lastDepth);
        }
        draw(row.parts, range);
        if (row.lastDepth < 1.0F) {
            setDepthRange(m_commands, m_recording.frame.extent, 1.0F);
        }
    }
}

void SurfaceRecorder::select(const Draw& draw, const GhostTint& tint) noexcept {
    if (&draw == m_draw && tint == m_tint) {
        return;
    }
    m_draw = &draw;
    m_tint = tint;
    const VkPipelineLayout layout = m_recording.frame.layouts.surface.get();
    m_recording.draws.materials().bind(m_commands, layout, draw.material);
    vkCmdBindDescriptorSets(m_commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 3, 1,
                            &draw.buffers->geometry, 0, nullptr);
    bindSurfaceStreams(m_commands, draw, 0);
    layout::DrawConstants constants = drawConstants(draw, m_asset, m_options);
    constants.values.y = tint.color;
    constants.values.z = tint.body;
    vkCmdPushConstants(m_commands, layout, kPushStages, 0, sizeof constants, &constants);
}

void SurfaceRecorder::bind(const SurfaceState& state) {
    const VkPipeline pipeline = m_recording.pipelines.require(state, PipelineNeed::Shown);
    if (pipeline != m_bound) {
        vkCmdBindPipeline(m_commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        m_bound = pipeline;
        if (state.elementSize == 2) {
            vkCmdSetLineWidth(m_commands, m_recording.frame.lineWidth);
        }
    }
}

/// At once, or per instance if each has separate vertices.
template <class Record>
void SurfaceRecorder::drawInstances(const DrawRange& range, const Record& record) noexcept {
    if (range.draw->source == VertexSource::Stored) {
        record(range.first, range.count);
        return;
    }
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
        bindVertices(*range.draw, i);
        record(i, 1);
    }
}

void SurfaceRecorder::draw(DrawnParts parts, const DrawRange& range) noexcept {
    const PrimitiveBuffers& buffers = *range.draw->buffers;
    switch (parts) {
        case DrawnParts::Elements:
            drawInstances(range, [&](std::uint32_t first, std::uint32_t count) {
                m_recording.frame.pace.draw(m_commands, buffers.indexCount, first, count);
            });
            return;
        case DrawnParts::Vertices:
            drawInstances(range, [&](std::uint32_t first, std::uint32_t count) {
                vkCmdDraw(m_commands, buffers.vertexCount, count, 0, first);
            });
            return;
        case DrawnParts::NormalLines:
        case DrawnParts::TangentLines:
            drawNeedles(range, parts == DrawnParts::TangentLines);
            return;
    }
}

void SurfaceRecorder::drawNeedles(const DrawRange& range, bool tangents) noexcept {
    m_draw = nullptr;  // constants and sets of a surface are no longer bound
    layout::DrawConstants constants = drawConstants(*range.draw, m_asset, m_options);
    constants.skin.w = tangents ? 1 : 0;
    constants.morph.y = std::bit_cast<std::uint32_t>(
        kNeedleLength * framedRadius(m_recording.frame.input.framedBounds));
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
        bindVertices(*range.draw, i);
        constants.draw.w = i;
        drawNeedlesOf(*range.draw, instanceOf(*range.draw, i), constants);
    }
}

/// Along packed normals or tangents (packed_vectors.h), one word per vertex.
void SurfaceRecorder::drawNeedlesOf(const Draw& draw, std::uint32_t instance,
                                    layout::DrawConstants constants) noexcept {
    const VkPipelineLayout layout = m_recording.frame.layouts.needle.get();
    const std::uint32_t vertices = draw.buffers->vertexCount;
    const bool tangents = constants.skin.w != 0;
    const WordWindows* words = draw.buffers->words;
    VkDeviceSize offset = draw.buffers->streamOffsets[tangents ? kTangentStream : kNormalStream];
    if (draw.source == VertexSource::Deformed) {
        const DeformedStreams deformed = draw.deformed.ofInstance(instance);
        words = deformed.words;
        offset = tangents ? deformed.tangents : deformed.normals;
    }
    for (std::uint32_t first = 0; first < vertices;) {
        const WordWindows::Part part = words->part(offset, first, vertices);
        const std::array sets{part.set, draw.buffers->geometry};
        vkCmdBindDescriptorSets(m_commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 2,
                                static_cast<std::uint32_t>(sets.size()), sets.data(), 0, nullptr);
        constants.draw.z = part.origin;
        vkCmdPushConstants(m_commands, layout, kPushStages, 0, sizeof constants, &constants);
        vkCmdDraw(m_commands, 4, part.count, 0, part.first);
        first += part.count;
    }
}

void SurfaceRecorder::bindVertices(const Draw& draw, std::uint32_t position) noexcept {
    if (draw.source == VertexSource::Deformed) {
        bindSurfaceStreams(m_commands, draw, instanceOf(draw, position));
    }
}

std::uint32_t SurfaceRecorder::instanceOf(const Draw& draw, std::uint32_t position) const noexcept {
    return position - m_recording.draws.placed(draw.place).first;
}

}  // namespace sinew
