// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_recorder.h"

#include <vulkan/vulkan.h>

#include <array>
#include <bit>

#include "viewport/gpu/pipelines.h"
#include "viewport/scene/draw/draw_constants.h"
#include "viewport/scene/draw/draw_states.h"
#include "viewport/scene/draw/surface_marks.h"
#include "viewport/scene/frame/framed_size.h"

namespace sinew {
namespace {

constexpr VkShaderStageFlags kPushStages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

constexpr float kNeedleLength = 0.03F;    // relative to the framed radius
constexpr float kPointDepth = 0.999995F;  // draws points slightly in front of their surface

}  // namespace

SurfaceRecorder::SurfaceRecorder(VkCommandBuffer commands,
                                 const SurfaceRecording& recording) noexcept
    : m_commands(commands),
      m_recording(recording),
      m_asset(recording.frame.input.evaluator->asset()),
      m_view(recording.frame.input.view) {}

void SurfaceRecorder::record(const DrawRange& range) noexcept {
    select(*range.draw);
    const SurfaceStates states = surfaceStates(*range.draw, m_view, range.mirrored);
    for (std::size_t i = 0; i < states.count; ++i) {
        drawWith(states.states[i], range);
    }
    recordMarks(range);
}

void SurfaceRecorder::recordSelected(const DrawRange& range) noexcept {
    select(*range.draw);
    drawWith(selectedState(*range.draw, m_view, range.mirrored), range);
}

void SurfaceRecorder::recordGhost(const DrawRange& range, const GhostTint& tint) noexcept {
    select(*range.draw, tint);
    drawWith(ghostState(*range.draw, m_view, range.mirrored), range);
}

void SurfaceRecorder::recordGhostDepth(const DrawRange& range) noexcept {
    select(*range.draw);
    drawWith(ghostDepthState(*range.draw, m_view, range.mirrored), range);
}

void SurfaceRecorder::recordDepth(const DrawRange& range) noexcept {
    select(*range.draw);
    drawWith(depthState(*range.draw, m_view, range.mirrored), range);
}

void SurfaceRecorder::recordShadow(const DrawRange& range) noexcept {
    if (range.draw->buffers->elementSize == 3) {
        select(*range.draw);
        drawWith(shadowState(*range.draw, m_view), range);
    }
}

void SurfaceRecorder::recordMarks(const DrawRange& range) noexcept {
    const SurfaceMarkKinds kinds = surfaceMarks(*range.draw, m_view);
    if (kinds.edges) {
        drawWith(markState(Shading::EdgeMarks, *range.draw, range.mirrored), range);
    }
    if (kinds.vertices) {
        use(markState(Shading::PointMarks, *range.draw, range.mirrored));
        setDepthRange(m_commands, m_recording.frame.extent, kPointDepth);
        drawVertices(range);
        setDepthRange(m_commands, m_recording.frame.extent, 1.0F);
    }
    if (kinds.normals || kinds.tangents) {
        use(markState(Shading::Needles, *range.draw, range.mirrored));
    }
    if (kinds.normals) {
        drawNeedles(range, false);
    }
    if (kinds.tangents) {
        drawNeedles(range, true);
    }
}

void SurfaceRecorder::recordDots(const DrawRange& range) noexcept {
    if (surfaceMarks(*range.draw, m_view).dots) {
        select(*range.draw);
        use(markState(Shading::Dots, *range.draw, range.mirrored));
        drawVertices(range);
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
    layout::DrawConstants constants = drawConstants(draw, m_asset, m_view);
    constants.values.y = tint.color;
    constants.values.z = tint.body;
    vkCmdPushConstants(m_commands, layout, kPushStages, 0, sizeof constants, &constants);
}

void SurfaceRecorder::use(const SurfaceState& state) noexcept {
    const VkPipeline pipeline = m_recording.pipelines.get(state);
    if (pipeline != m_bound) {
        vkCmdBindPipeline(m_commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        m_bound = pipeline;
        if (state.elementSize == 2) {
            vkCmdSetLineWidth(m_commands, m_recording.frame.lineWidth);
        }
    }
}

void SurfaceRecorder::drawWith(const SurfaceState& state, const DrawRange& range) noexcept {
    use(state);
    drawSurfaceRange(m_commands, range, m_recording.draws, m_recording.frame.pace);
}

void SurfaceRecorder::drawVertices(const DrawRange& range) noexcept {
    const std::uint32_t vertices = range.draw->buffers->vertexCount;
    if (range.draw->source == VertexSource::Stored) {
        vkCmdDraw(m_commands, vertices, range.count, 0, range.first);
        return;
    }
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
        bindVertices(*range.draw, i);
        vkCmdDraw(m_commands, vertices, 1, 0, i);
    }
}

void SurfaceRecorder::drawNeedles(const DrawRange& range, bool tangents) noexcept {
    m_draw = nullptr;  // constants and sets of a surface are no longer bound
    layout::DrawConstants constants = drawConstants(*range.draw, m_asset, m_view);
    constants.skin.w = tangents ? 1 : 0;
    constants.morph.y = std::bit_cast<std::uint32_t>(
        kNeedleLength * framedRadius(m_recording.frame.input.framedBounds));
    const std::uint32_t first = m_recording.draws.placed(range.draw->place).first;
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
        bindVertices(*range.draw, i);
        constants.draw.w = i;
        drawNeedlesOf(*range.draw, packedStream(*range.draw, i - first, tangents), constants);
    }
}

void SurfaceRecorder::drawNeedlesOf(const Draw& draw, const PackedStream& stream,
                                    layout::DrawConstants constants) noexcept {
    const VkPipelineLayout layout = m_recording.frame.layouts.needle.get();
    const std::uint32_t vertices = draw.buffers->vertexCount;
    for (std::uint32_t first = 0; first < vertices;) {
        const WordWindows::Part part = stream.words->part(stream.offset, first, vertices);
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
        const std::uint32_t first = m_recording.draws.placed(draw.place).first;
        bindSurfaceStreams(m_commands, draw, position - first);
    }
}

}  // namespace sinew
