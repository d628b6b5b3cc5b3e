// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/ribbons.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstring>

#include "model/view/shown_nodes.h"
#include "viewport/scene/frame/frame_constants.h"

namespace sinew {
namespace {

const std::array kAxisColors{layout::kXAxisColor, layout::kYAxisColor, layout::kZAxisColor};
const glm::vec4 kMarkColor(layout::kSelectionColor, 1.0F);
constexpr glm::vec4 kMarkOutline{0.08F, 0.08F, 0.09F, 0.75F};
constexpr float kMarkPoints = 20.0F;
const glm::vec4 kPathLine(layout::kMotionColor, 1.0F);
const glm::vec4 kFaintLine(layout::kMotionColor, 0.35F);
constexpr glm::vec4 kPathOutline{0.07F, 0.07F, 0.08F, 0.70F};
constexpr glm::vec4 kFrameMark{1.0F, 0.93F, 0.78F, 1.0F};
constexpr glm::vec4 kPresent{1.0F, 1.0F, 1.0F, 1.0F};

void record(VkCommandBuffer commands, const MarkRecording& recording,
            const layout::RibbonConstants& ribbon, std::uint32_t instances = 1) noexcept {
    vkCmdPushConstants(commands, recording.frame.layouts.ribbon.get(),
                       VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof ribbon,
                       &ribbon);
    vkCmdDraw(commands, 4, instances, 0, 0);
}

void recordLine(VkCommandBuffer commands, const MarkRecording& recording, const glm::vec3& from,
                const glm::vec3& to, float widthPoints, const glm::vec4& color) noexcept {
    const float half = 0.5F * widthPoints * recording.frame.input.pixelsPerPoint;
    record(commands, recording, {glm::vec4(from, half), glm::vec4(to, 0.0F), color});
}

void recordDisc(VkCommandBuffer commands, const MarkRecording& recording, const glm::vec3& at,
                float diameterPoints, const glm::vec4& color) noexcept {
    const float half = 0.5F * diameterPoints * recording.frame.input.pixelsPerPoint;
    record(commands, recording, {glm::vec4(at, half), glm::vec4(at, 1.0F), color});
}

void recordMark(VkCommandBuffer commands, const MarkRecording& recording,
                const glm::mat4& worldFromNode) noexcept {
    const FrameInput& input = recording.frame.input;
    const glm::vec3 origin(worldFromNode[3]);
    const float length =
        kMarkPoints * input.pixelsPerPoint *
        worldPerPixel(input.camera, pictureExtent(input, recording.frame.extent), origin);
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

std::size_t drawnPoints(const OverlayPath& path) noexcept {
    return std::min(path.points.size(), kMostPathPoints);
}

/// Draws every segment of the bound path, or every point as a disc.
void recordPathParts(VkCommandBuffer commands, const MarkRecording& recording, float sizePoints,
                     const glm::vec4& color, bool discs) noexcept {
    const float half = 0.5F * sizePoints * recording.frame.input.pixelsPerPoint;
    record(commands, recording,
           {glm::vec4(0.0F, 0.0F, 0.0F, half), glm::vec4(0.0F, 0.0F, 0.0F, discs ? 1.0F : 0.0F),
            color},
           discs ? recording.path.count : recording.path.count - 1);
}

}  // namespace

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
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                      recording.pipelines[ScenePipeline::Ribbon]);
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
                          recording.pipelines[ScenePipeline::RibbonOnTop]);
        recordMark(commands, recording, input.evaluator->world(input.view.highlight));
    }
}

VkDeviceSize pathBytes(const OverlayPath& path) noexcept {
    // The last point is repeated as the end of its own zero-length segment.
    return path.points.empty() ? 0 : sizeof(glm::vec3) * (drawnPoints(path) + 1);
}

PathSlice writePath(FrameRing& ring, const OverlayPath& path) noexcept {
    if (path.points.empty()) {
        return {};
    }
    const std::size_t count = drawnPoints(path);
    const FrameRing::Slice slice = ring.allocate(pathBytes(path));
    std::byte* out = slice.mapped;
    for (std::size_t i = 0; i <= count; ++i, out += sizeof(glm::vec3)) {
        const std::size_t drawn = std::min(i, count - 1);
        const std::size_t at = count == 1 ? 0 : drawn * (path.points.size() - 1) / (count - 1);
        std::memcpy(out, &path.points[at], sizeof(glm::vec3));
    }
    return {ring.buffer(), slice.offset, static_cast<std::uint32_t>(count)};
}

void recordPath(VkCommandBuffer commands, const MarkRecording& recording) noexcept {
    const PathSlice& path = recording.path;
    if (path.count > 0) {
        vkCmdBindVertexBuffers(commands, 0, 1, &path.buffer, &path.offset);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                          recording.pipelines[ScenePipeline::PathOnTop]);
        recordPathParts(commands, recording, 2.0F, kFaintLine, false);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                          recording.pipelines[ScenePipeline::Path]);
        recordPathParts(commands, recording, 4.5F, kPathOutline, false);
        recordPathParts(commands, recording, 6.5F, kPathOutline, true);
        recordPathParts(commands, recording, 2.0F, kPathLine, false);
        recordPathParts(commands, recording, 4.0F, kFrameMark, true);
    }
    if (recording.frame.input.path.present) {
        const glm::vec3 at = *recording.frame.input.path.present;
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                          recording.pipelines[ScenePipeline::RibbonOnTop]);
        recordDisc(commands, recording, at, 15.0F, kPathOutline);
        recordDisc(commands, recording, at, 12.0F, kPresent);
        recordDisc(commands, recording, at, 8.0F, kPathLine);
    }
}

}  // namespace sinew
