// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/mark_pass.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/pipelines.h"
#include "viewport/scene/marks/gizmo_marks.h"
#include "viewport/scene/marks/skeleton_marks.h"

namespace sinew {
namespace {

// Share of the depth range reserved for marks in front of the scene.
constexpr float kFrontDepth = 0.01F;
constexpr float kAxisDepth = 1e-5F;  // axes are drawn in front of bones

constexpr std::uint32_t kBoneVertices = 24;
constexpr std::uint32_t kSegmentVertices = 4;

void draw(VkCommandBuffer commands, const MarkRecording& recording, const MarkSlices::Slice& slice,
          VkPipeline pipeline, std::uint32_t vertices) noexcept {
    if (slice.count > 0) {
        recording.frame.memory.bindScene(commands, recording.frame.layouts.ribbon.get());
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindVertexBuffers(commands, 0, 1, &recording.marks.buffer, &slice.offset);
        vkCmdDraw(commands, vertices, slice.count, 0, 0);
    }
}

void drawBones(VkCommandBuffer commands, const MarkRecording& recording) noexcept {
    draw(commands, recording, recording.marks.bones, recording.pipelines.bones(), kBoneVertices);
}

void drawSegments(VkCommandBuffer commands, const MarkRecording& recording,
                  const MarkSlices::Slice& slice) noexcept {
    draw(commands, recording, slice, recording.pipelines.segments(), kSegmentVertices);
}

template <class T>
MarkSlices::Slice writeList(FrameRing& ring, const std::vector<T>& list) noexcept {
    return {ring.write(std::span<const T>(list)), static_cast<std::uint32_t>(list.size())};
}

}  // namespace

void SceneMarks::compose(const FrameInput& input, VkExtent2D extent, bool show) {
    m_marks.clear();
    m_skeleton.clear();
    if (show) {
        m_skeleton.follow(input);
        addSkeleton(m_marks, m_skeleton, input, extent);
        m_bounds.add(m_marks, input);
        m_trails.add(m_marks, input, extent);
        m_dots.add(m_marks, input, extent);
        m_pins.add(m_marks, input, extent);
        addGizmo(m_marks.gizmo, input, extent);
    } else {
        m_dots.clear();
        m_pins.clear();
    }
}

std::string SceneMarks::notice() const {
    const std::string skeleton = m_skeleton.notice();
    const std::string dots = m_dots.notice();
    return skeleton + (skeleton.empty() || dots.empty() ? "" : "; ") + dots;
}

VkDeviceSize SceneMarks::bytes(const FrameRing& ring) const noexcept {
    return ring.aligned(m_marks.bones.size() * sizeof(layout::Bone)) +
           ring.aligned(m_marks.skeleton.size() * sizeof(layout::Segment)) +
           ring.aligned(m_marks.axes.size() * sizeof(layout::Segment)) +
           ring.aligned(m_marks.boxes.size() * sizeof(layout::Segment)) +
           ring.aligned(m_marks.gizmo.size() * sizeof(layout::Segment)) +
           ring.aligned(m_marks.dots.size() * sizeof(layout::Segment)) +
           ring.aligned(m_marks.hiddenDots.size() * sizeof(layout::Segment));
}

MarkSlices SceneMarks::write(FrameRing& ring) const noexcept {
    return {.buffer = ring.buffer(),
            .bones = writeList(ring, m_marks.bones),
            .skeleton = writeList(ring, m_marks.skeleton),
            .axes = writeList(ring, m_marks.axes),
            .boxes = writeList(ring, m_marks.boxes),
            .gizmo = writeList(ring, m_marks.gizmo),
            .dots = writeList(ring, m_marks.dots),
            .hiddenDots = writeList(ring, m_marks.hiddenDots)};
}

void recordBones(VkCommandBuffer commands, const MarkRecording& recording) noexcept {
    if (!recording.frame.input.view.skeleton.inFront) {
        drawBones(commands, recording);
    }
}

void recordMarks(VkCommandBuffer commands, const MarkRecording& recording) noexcept {
    drawSegments(commands, recording, recording.marks.boxes);
    if (!recording.frame.input.view.skeleton.inFront) {
        drawSegments(commands, recording, recording.marks.skeleton);
        drawSegments(commands, recording, recording.marks.axes);
    }
}

void recordMarksInFront(VkCommandBuffer commands, const MarkRecording& recording) noexcept {
    if (recording.frame.input.view.skeleton.inFront) {
        setDepthRange(commands, recording.frame.extent, kFrontDepth);
        drawBones(commands, recording);
        drawSegments(commands, recording, recording.marks.skeleton);
        setDepthRange(commands, recording.frame.extent, kAxisDepth);
        drawSegments(commands, recording, recording.marks.axes);
        setDepthRange(commands, recording.frame.extent, 1.0F);
    }
    if (recording.marks.dots.count > 0) {
        setDepthRange(commands, recording.frame.extent, 0.0F);
        drawSegments(commands, recording, recording.marks.hiddenDots);
        setDepthRange(commands, recording.frame.extent, 1.0F);
        drawSegments(commands, recording, recording.marks.dots);
    }
    if (recording.marks.gizmo.count > 0) {
        setDepthRange(commands, recording.frame.extent, 0.0F);
        drawSegments(commands, recording, recording.marks.gizmo);
        setDepthRange(commands, recording.frame.extent, 1.0F);
    }
}

}  // namespace sinew
