// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame_memory.h"
#include "viewport/scene/marks/bounds_marks.h"
#include "viewport/scene/marks/mark_list.h"
#include "viewport/scene/marks/skeleton_view.h"

namespace sinew {

struct SceneRecording;

/// The viewport over the whole picture with depths from 0 to `last`.
void setDepthRange(VkCommandBuffer commands, VkExtent2D extent, float last) noexcept;

/// A frame's segments and bones in its ring.
struct MarkSlices {
    struct Slice {
        VkDeviceSize offset = 0;
        std::uint32_t count = 0;
    };
    VkBuffer buffer = VK_NULL_HANDLE;
    Slice bones;
    Slice skeleton;
    Slice axes;
    Slice boxes;
    Slice gizmo;
};

/// What is drawn over the scene out of lines: skeleton, boxes and the gizmo.
class SceneMarks {
public:
    /// Decides what this frame shows; `show` false: nothing.
    void compose(const FrameInput& input, VkExtent2D extent, bool show);

    /// Another asset: lets go of the old one.
    void forget() noexcept { *this = {}; }

    [[nodiscard]] const SkeletonView& skeleton() const noexcept { return m_skeleton; }
    /// What `write` takes from the ring.
    [[nodiscard]] VkDeviceSize bytes(const FrameRing& ring) const noexcept;
    [[nodiscard]] MarkSlices write(FrameRing& ring) const noexcept;

private:
    SkeletonView m_skeleton;
    BoundsMarks m_bounds;
    MarkList m_marks;
};

/// Records the parts that lie among opaque surfaces: after them, before the ground.
void recordBones(VkCommandBuffer commands, const SceneRecording& recording) noexcept;
/// Records lines that surfaces hide, after the ground.
void recordMarks(VkCommandBuffer commands, const SceneRecording& recording) noexcept;
/// Records what lies in front of everything, last.
void recordMarksInFront(VkCommandBuffer commands, const SceneRecording& recording) noexcept;

}  // namespace sinew
