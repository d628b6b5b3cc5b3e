// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <string>

#include "viewport/scene/marks/bounds_marks.h"
#include "viewport/scene/marks/mark_list.h"
#include "viewport/scene/marks/mark_recording.h"
#include "viewport/scene/marks/pin_marks.h"
#include "viewport/scene/marks/skeleton_view.h"
#include "viewport/scene/marks/trail_view.h"
#include "viewport/scene/marks/vertex_dots.h"

namespace sinew {

/// Line marks on top of the scene: skeleton, boxes, trails, marked and pinned vertices, gizmo.
class SceneMarks {
public:
    /// Collects the marks of this frame; none if `show` is false.
    void compose(const FrameInput& input, VkExtent2D extent, bool show);

    /// Call for a new asset: releases the old one.
    void forget() noexcept { *this = {}; }

    [[nodiscard]] const SkeletonView& skeleton() const noexcept { return m_skeleton; }
    [[nodiscard]] const VertexDots& dots() const noexcept { return m_dots; }
    [[nodiscard]] const PinMarks& pins() const noexcept { return m_pins; }
    /// A message about marks that are not drawn because there are too many; empty if all are.
    [[nodiscard]] std::string notice() const;
    /// Bytes that `write` needs in the ring.
    [[nodiscard]] VkDeviceSize bytes(const FrameRing& ring) const noexcept;
    [[nodiscard]] MarkSlices write(FrameRing& ring) const noexcept;

private:
    SkeletonView m_skeleton;
    BoundsMarks m_bounds;
    TrailView m_trails;
    VertexDots m_dots;
    PinMarks m_pins;
    MarkList m_marks;
};

/// When lists of marks are drawn: after opaque surfaces, after the ground, last of all.
enum class MarkTime : std::uint8_t { InScene, AfterGround, InFront };

/// Records the lists that are due.
void recordMarks(VkCommandBuffer commands, const MarkRecording& recording, MarkTime time) noexcept;

}  // namespace sinew
