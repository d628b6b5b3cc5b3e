// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/marks/bounds_marks.h"
#include "viewport/scene/marks/mark_list.h"
#include "viewport/scene/marks/mark_recording.h"
#include "viewport/scene/marks/skeleton_view.h"

namespace sinew {

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
void recordBones(VkCommandBuffer commands, const MarkRecording& recording) noexcept;
/// Records lines that surfaces hide, after the ground.
void recordMarks(VkCommandBuffer commands, const MarkRecording& recording) noexcept;
/// Records what lies in front of everything, last.
void recordMarksInFront(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

}  // namespace sinew
