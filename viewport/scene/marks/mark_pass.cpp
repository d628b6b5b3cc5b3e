// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/mark_pass.h"

#include <vulkan/vulkan.h>

#include <array>
#include <cstddef>
#include <span>

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

using MarkBytes = std::span<const std::byte>;

/// How a list of marks is drawn.
struct MarkRow {
    MarkBytes (*bytes)(const MarkList& list) noexcept;
    ScenePipeline pipeline;
    std::uint32_t vertices;
    MarkTime time;
    float lastDepth = 1.0F;   // end of the depth range
    float frontDepth = 0.0F;  // the same in front, of parts of the skeleton; 0: of no skeleton
};

template <auto List>
MarkBytes bytesOf(const MarkList& list) noexcept {
    return std::as_bytes(std::span(list.*List));
}

/// In drawing order.
constexpr std::array<MarkRow, kMarkLists> kMarkRows{{
    {bytesOf<&MarkList::bones>, ScenePipeline::Bones, kBoneVertices, MarkTime::InScene, 1.0F,
     kFrontDepth},
    {bytesOf<&MarkList::boxes>, ScenePipeline::Segments, kSegmentVertices, MarkTime::AfterGround},
    {bytesOf<&MarkList::skeleton>, ScenePipeline::Segments, kSegmentVertices, MarkTime::AfterGround,
     1.0F, kFrontDepth},
    {bytesOf<&MarkList::axes>, ScenePipeline::Segments, kSegmentVertices, MarkTime::AfterGround,
     1.0F, kAxisDepth},
    {bytesOf<&MarkList::hiddenDots>, ScenePipeline::Segments, kSegmentVertices, MarkTime::InFront,
     0.0F},
    {bytesOf<&MarkList::dots>, ScenePipeline::Segments, kSegmentVertices, MarkTime::InFront},
    {bytesOf<&MarkList::gizmo>, ScenePipeline::Segments, kSegmentVertices, MarkTime::InFront, 0.0F},
}};

void draw(VkCommandBuffer commands, const MarkRecording& recording, const MarkRow& row,
          const MarkSlices::Slice& slice) noexcept {
    recording.frame.memory.bindScene(commands, recording.frame.layouts.ribbon.get());
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, recording.pipelines[row.pipeline]);
    vkCmdBindVertexBuffers(commands, 0, 1, &recording.marks.buffer, &slice.offset);
    vkCmdDraw(commands, row.vertices, slice.count, 0, 0);
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
    VkDeviceSize sum = 0;
    for (const MarkRow& row : kMarkRows) {
        sum += ring.aligned(row.bytes(m_marks).size());
    }
    return sum;
}

MarkSlices SceneMarks::write(FrameRing& ring) const noexcept {
    MarkSlices slices{.buffer = ring.buffer()};
    for (std::size_t i = 0; i < kMarkRows.size(); ++i) {
        const MarkBytes bytes = kMarkRows.at(i).bytes(m_marks);
        slices.lists.at(i) = {ring.write(bytes),
                              static_cast<std::uint32_t>(bytes.size() / sizeof(layout::Segment))};
    }
    return slices;
}

void recordMarks(VkCommandBuffer commands, const MarkRecording& recording, MarkTime time) noexcept {
    const bool skeletonInFront = recording.frame.input.view.skeleton.inFront;
    for (std::size_t i = 0; i < kMarkRows.size(); ++i) {
        const MarkRow& row = kMarkRows[i];
        const bool inFront = row.frontDepth > 0.0F && skeletonInFront;
        if (recording.marks.lists[i].count == 0 ||
            time != (inFront ? MarkTime::InFront : row.time)) {
            continue;
        }
        setDepthRange(commands, recording.frame.extent, inFront ? row.frontDepth : row.lastDepth);
        draw(commands, recording, row, recording.marks.lists[i]);
        setDepthRange(commands, recording.frame.extent, 1.0F);
    }
}

}  // namespace sinew
