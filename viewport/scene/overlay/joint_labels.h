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

/// Names next to the joints: to the right, otherwise left, above or below if free. If they overlap,
/// the hovered and the selected joint come first, then joints nearer to a root; the others get no
/// name.
class JointLabels {
public:
    /// Allocates only for more names than before.
    void draw(OverlayCanvas& canvas, const SkeletonView& view, const FrameInput& input,
              VkExtent2D extent);
    /// For a frame without names.
    void clear() noexcept;

    /// Joints in the last picture without room for their name.
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
