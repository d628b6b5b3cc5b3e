// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/ribbons.h"

#include <vulkan/vulkan.h>

#include <array>

#include "model/view/shown_nodes.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/frame/framed_size.h"

namespace sinew {
namespace {

const std::array kAxisColors{layout::kXAxisColor, layout::kYAxisColor, layout::kZAxisColor};
const glm::vec4 kMarkColor(layout::kSelectionColor, 1.0F);
constexpr glm::vec4 kMarkOutline{0.08F, 0.08F, 0.09F, 0.75F};
constexpr float kMarkPoints = 20.0F;

void record(VkCommandBuffer commands, const MarkRecording& recording,
            const layout::RibbonConstants& ribbon) noexcept {
    vkCmdPushConstants(commands, recording.frame.layouts.ribbon.get(),
                       VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof ribbon,
                       &ribbon);
    vkCmdDraw(commands, 4, 1, 0, 0);
}

void recordLine(VkCommandBuffer commands, const MarkRecording& recording, const glm::vec3& from,
                const glm::vec3& to, float widthPoints, const glm::vec4& color) noexcept {
    const float half = 0.5F * widthPoints * recording.frame.input.pixelsPerPoint;
    record(commands, recording, {glm::vec4(from, half), glm::vec4(to, 0.0F), color});
}

void recordMark(VkCommandBuffer commands, const MarkRecording& recording,
                const glm::mat4& worldFromNode) noexcept {
    const FrameInput& input = recording.frame.input;
    const glm::vec3 origin(worldFromNode[3]);
    const float length = kMarkPoints * input.pixelsPerPoint *
                         worldPerPixel(input.camera, recording.frame.extent, origin);
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        const glm::vec3 along(worldFromNode[axis]);
        const float size = glm::length(along);
        if (size > 0.0F) {
            const glm::vec3 end = origin + along * (length / size);
            const glm::vec4 color(kAxisColors[static_cast<std::size_t>(axis)], 1.0F);
            recordLine(commands, recording, origin, end, 4.0F, kMarkOutline);
            recordLine(commands, recording, origin, end, 2.0F, color);
        }
    }
    recordDisc(commands, recording, origin, 9.0F, kMarkOutline);
    recordDisc(commands, recording, origin, 6.5F, kMarkColor);
}

}  // namespace

void recordDisc(VkCommandBuffer commands, const MarkRecording& recording, const glm::vec3& at,
                float diameterPoints, const glm::vec4& color) noexcept {
    const float half = 0.5F * diameterPoints * recording.frame.input.pixelsPerPoint;
    record(commands, recording, {glm::vec4(at, half), glm::vec4(at, 1.0F), color});
}

const std::array<glm::vec3, 3>& axisColors() noexcept {
    return kAxisColors;
}

float axisLength(const Box& framed) noexcept {
    return 0.75F * framedRadius(framed);
}

void recordAxes(VkCommandBuffer commands, const MarkRecording& recording) noexcept {
    if (!recording.frame.input.view.axes) {
        return;
    }
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, recording.pipelines.ribbon());
    const float length = axisLength(recording.frame.input.framedBounds);
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        glm::vec3 end(0.0F);
        end[axis] = length;
        const glm::vec4 color(kAxisColors[static_cast<std::size_t>(axis)], 1.0F);
        recordLine(commands, recording, glm::vec3(0.0F), end, 2.0F, color);
    }
}

void recordSelection(VkCommandBuffer commands, const MarkRecording& recording) noexcept {
    const FrameInput& input = recording.frame.input;
    if (recording.frame.showsAsset && viewModeInfo(input.view.mode).posed &&
        input.view.highlight.value < input.evaluator->world().size() &&
        (!input.view.shown ||
         input.view.shown->marks(input.evaluator->asset(), input.view.highlight))) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                          recording.pipelines.ribbonOnTop());
        recordMark(commands, recording, input.evaluator->world(input.view.highlight));
    }
}

}  // namespace sinew
