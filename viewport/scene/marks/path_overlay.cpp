// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/path_overlay.h"

#include <vulkan/vulkan.h>

#include <algorithm>

#include "viewport/scene/marks/ribbons.h"

namespace sinew {
namespace {

const glm::vec4 kPathLine(layout::kMotionColor, 1.0F);
const glm::vec4 kFaintLine(layout::kMotionColor, 0.35F);
constexpr glm::vec4 kPathOutline{0.07F, 0.07F, 0.08F, 0.70F};
constexpr glm::vec4 kFrameMark{1.0F, 0.93F, 0.78F, 1.0F};
constexpr glm::vec4 kPresent{1.0F, 1.0F, 1.0F, 1.0F};

std::size_t drawnPoints(const OverlayPath& path) noexcept {
    return std::min(path.points.size(), kMostPathPoints);
}

/// Draws every segment of the bound path, or every point as a disc.
class PathRecorder {
public:
    PathRecorder(VkCommandBuffer commands, const MarkRecording& recording) noexcept
        : m_commands(commands), m_recording(recording) {}

    void lines(float widthPoints, const glm::vec4& color) const noexcept {
        draw(widthPoints, color, false, m_recording.path.count - 1);
    }
    void discs(float diameterPoints, const glm::vec4& color) const noexcept {
        draw(diameterPoints, color, true, m_recording.path.count);
    }

private:
    void draw(float sizePoints, const glm::vec4& color, bool disc,
              std::uint32_t instances) const noexcept {
        const float half = 0.5F * sizePoints * m_recording.frame.input.pixelsPerPoint;
        const layout::RibbonConstants ribbon{glm::vec4(0.0F, 0.0F, 0.0F, half),
                                             glm::vec4(0.0F, 0.0F, 0.0F, disc ? 1.0F : 0.0F),
                                             color};
        vkCmdPushConstants(m_commands, m_recording.frame.layouts.ribbon.get(),
                           VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0,
                           sizeof ribbon, &ribbon);
        vkCmdDraw(m_commands, 4, instances, 0, 0);
    }

    VkCommandBuffer m_commands;
    const MarkRecording& m_recording;
};

}  // namespace

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
        const PathRecorder recorder(commands, recording);
        vkCmdBindVertexBuffers(commands, 0, 1, &path.buffer, &path.offset);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                          recording.pipelines.pathOnTop());
        recorder.lines(2.0F, kFaintLine);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, recording.pipelines.path());
        recorder.lines(4.5F, kPathOutline);
        recorder.discs(6.5F, kPathOutline);
        recorder.lines(2.0F, kPathLine);
        recorder.discs(4.0F, kFrameMark);
    }
    if (recording.frame.input.path.present) {
        const glm::vec3 at = *recording.frame.input.path.present;
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                          recording.pipelines.ribbonOnTop());
        recordDisc(commands, recording, at, 15.0F, kPathOutline);
        recordDisc(commands, recording, at, 12.0F, kPresent);
        recordDisc(commands, recording, at, 8.0F, kPathLine);
    }
}

}  // namespace sinew
