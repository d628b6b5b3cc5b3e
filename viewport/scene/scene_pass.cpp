// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_pass.h"

#include <vulkan/vulkan.h>

#include <array>

#include "viewport/gpu/pipelines.h"
#include "viewport/scene/draw_constants.h"
#include "viewport/scene/ribbons.h"

namespace sinew {
namespace {

constexpr VkShaderStageFlags kPushStages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

Shading shadingOf(ViewMode mode) noexcept {
    switch (mode) {
        case ViewMode::Shaded:
        case ViewMode::Clay:
            return Shading::Lit;
        case ViewMode::Wireframe:
            return Shading::Edges;
        case ViewMode::Unlit:
        case ViewMode::Normals:
        case ViewMode::Weight:
        case ViewMode::RawJoints:
        case ViewMode::RawWeights:
        case ViewMode::BindPose:
            return Shading::Data;
    }
    return Shading::Lit;
}

/// Alpha belongs to the material: views that show no material are solid.
bool showsMaterial(ViewMode mode) noexcept {
    return mode == ViewMode::Shaded || mode == ViewMode::Unlit;
}

class SurfaceRecorder {
public:
    SurfaceRecorder(VkCommandBuffer commands, const SceneRecording& recording) noexcept
        : m_commands(commands),
          m_recording(recording),
          m_evaluator(*recording.input.evaluator),
          m_view(recording.input.view) {}

    void record(const Draw& draw) noexcept {
        bind(draw);
        push(draw);
        const bool blended = (draw.flags & layout::kDrawBlend) != 0 && showsMaterial(m_view.mode);
        SurfaceState state{.shading = shadingOf(m_view.mode),
                           .elementSize = draw.buffers->elementSize,
                           .mirrored = mirrors(draw),
                           .cull = draw.doubleSided ? Cull::None : Cull::Back,
                           .blended = blended};
        if (blended && draw.doubleSided && state.elementSize == 3) {
            state.cull = Cull::Front;  // the far side first
            drawWith(state, draw);
            state.cull = Cull::Back;
        }
        drawWith(state, draw);
    }

private:
    [[nodiscard]] bool mirrors(const Draw& draw) const noexcept {
        return m_view.mode != ViewMode::BindPose &&
               glm::determinant(glm::mat3(worldFromMesh(draw, m_evaluator))) < 0.0F;
    }

    void bind(const Draw& draw) noexcept {
        const VkPipelineLayout layout = m_recording.layouts.surface.get();
        m_recording.memory.bindJoints(m_commands, layout, draw.skin);
        m_recording.draws->materials().bind(m_commands, layout, draw.material);
        vkCmdBindDescriptorSets(m_commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 3, 1,
                                &draw.buffers->geometry, 0, nullptr);
        std::array<VkBuffer, PrimitiveBuffers::kStreams> buffers{};
        buffers.fill(draw.buffers->buffer);
        auto offsets = draw.buffers->streamOffsets;
        offsets[PrimitiveBuffers::kTexcoordStream] = draw.texcoordOffset;
        vkCmdBindVertexBuffers(m_commands, 0, static_cast<std::uint32_t>(buffers.size()),
                               buffers.data(), offsets.data());
        vkCmdBindIndexBuffer(m_commands, draw.buffers->buffer, draw.buffers->indexOffset,
                             draw.buffers->indexType);
    }

    void push(const Draw& draw) noexcept {
        const layout::DrawConstants constants = drawConstants(draw, m_evaluator, m_view);
        vkCmdPushConstants(m_commands, m_recording.layouts.surface.get(), kPushStages, 0,
                           sizeof constants, &constants);
    }

    void drawWith(const SurfaceState& state, const Draw& draw) noexcept {
        const VkPipeline pipeline = m_recording.pipelines.surface(state);
        if (pipeline != m_bound) {
            vkCmdBindPipeline(m_commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            m_bound = pipeline;
        }
        vkCmdDrawIndexed(m_commands, draw.buffers->indexCount, 1, 0, 0, 0);
    }

    VkCommandBuffer m_commands;
    const SceneRecording& m_recording;
    const PoseEvaluator& m_evaluator;
    const ViewOptions& m_view;
    VkPipeline m_bound = VK_NULL_HANDLE;
};

void recordSurfaces(VkCommandBuffer commands, const SceneRecording& recording,
                    std::span<const Draw> draws) noexcept {
    SurfaceRecorder recorder(commands, recording);
    for (const Draw& draw : draws) {
        if (recording.input.evaluator->isVisible(draw.node)) {
            recorder.record(draw);
        }
    }
}

void recordGrid(VkCommandBuffer commands, const SceneRecording& recording) noexcept {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, recording.pipelines.grid());
    vkCmdDraw(commands, 4, 1, 0, 0);
}

}  // namespace

void recordScene(VkCommandBuffer commands, const SceneRecording& recording) noexcept {
    const ViewOptions& view = recording.input.view;
    setFullViewport(commands, recording.extent);
    recording.memory.bindScene(commands, recording.layouts.surface.get());
    if (recording.draws != nullptr) {
        recordSurfaces(commands, recording, recording.draws->opaque());
    }
    if (view.grid && !view.transparent) {
        recordGrid(commands, recording);
    }
    if (recording.draws != nullptr) {
        recordSurfaces(commands, recording, recording.draws->translucent());
    }
    recording.memory.bindScene(commands, recording.layouts.ribbon.get());
    recordAxes(commands, recording);
    recordPath(commands, recording);
    recordSelection(commands, recording);
}

}  // namespace sinew
