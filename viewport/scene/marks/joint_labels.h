// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <string>
#include <vector>

#include "viewport/scene/marks/skeleton_view.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// Names beside the joints. Where they would overlap, the hovered and the selected joint come
/// first, then those nearer to a root; the others get none.
class JointLabels {
public:
    /// Allocates only for more names than before.
    void draw(OverlayCanvas& canvas, const SkeletonView& view, const FrameInput& input,
              VkExtent2D extent);

    /// Joints that got a name in the last frame.
    [[nodiscard]] std::size_t count() const noexcept { return m_taken.size(); }

private:
    [[nodiscard]] bool isFree(const OverlayCanvas::Rect& area) const noexcept;

    std::vector<OverlayCanvas::Rect> m_taken;
    std::string m_unnamed;
};

}  // namespace sinew
