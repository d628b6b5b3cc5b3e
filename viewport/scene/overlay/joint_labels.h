// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstddef>
#include <string>

#include "viewport/scene/marks/skeleton_view.h"
#include "viewport/scene/overlay/label_room.h"

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
    /// What is left of the picture for other labels; empty after `clear`.
    [[nodiscard]] LabelRoom& room() noexcept { return m_room; }

private:
    struct Frame;
    bool drawName(const Frame& frame, std::uint32_t joint, glm::vec2 pixel);
    [[nodiscard]] const std::string& nameOf(const Frame& frame, std::uint32_t joint);

    LabelRoom m_room;
    std::size_t m_hidden = 0;
    std::string m_unnamed;
};

}  // namespace sinew
