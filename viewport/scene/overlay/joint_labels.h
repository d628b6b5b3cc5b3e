// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <optional>
#include <string>
#include <vector>

#include "viewport/scene/marks/skeleton_view.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// Names beside the joints: right of them, or left, above or below where that is free. Where they
/// would overlap, the hovered and the selected joint come first, then those nearer to a root; the
/// others get none.
class JointLabels {
public:
    /// Allocates only for more names than before.
    void draw(OverlayCanvas& canvas, const SkeletonView& view, const FrameInput& input,
              VkExtent2D extent);
    /// A frame without names.
    void clear() noexcept;

    /// Joints in the last picture that wanted a name and had no room for it.
    [[nodiscard]] std::size_t hidden() const noexcept { return m_hidden; }

private:
    struct Frame;
    bool drawName(const Frame& frame, std::uint32_t joint, glm::vec2 pixel);
    [[nodiscard]] const std::string& nameOf(const Frame& frame, std::uint32_t joint);
    [[nodiscard]] std::optional<OverlayCanvas::Rect> areaBeside(const Frame& frame, glm::vec2 pixel,
                                                                glm::vec2 plate) const noexcept;
    [[nodiscard]] bool isFree(const OverlayCanvas::Rect& area) const noexcept;

    std::vector<OverlayCanvas::Rect> m_taken;
    std::size_t m_hidden = 0;
    std::string m_unnamed;
};

}  // namespace sinew
