// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/mark_list.h"

namespace sinew {

/// How a dot or a line of constant width is drawn. Sizes in points; colours sRGB.
struct DotStyle {
    glm::vec3 color{1.0F};
    float radius = 2.0F;   // radius, or half the width of a line
    float rim = 0.0F;      // width of a dark outline
    float opacity = 1.0F;  // where it is visible
    float dim = 0.3F;      // factor on the opacity where a surface hides it; 0: not drawn there
};

/// Adds dots and lines at vertices of the surface to the dots of a frame. All are borrowed.
class DotWriter {
public:
    DotWriter(MarkList& marks, const FrameInput& input, VkExtent2D extent) noexcept
        : m_marks(marks), m_input(input), m_extent(extent) {}

    void disc(const glm::vec3& at, const DotStyle& style);
    void line(const glm::vec3& from, const glm::vec3& to, const DotStyle& style);

    /// Moved along the line of sight by this many points, so that the surface around the vertex
    /// does not cut the disc; at most half way.
    [[nodiscard]] glm::vec3 towardsEye(const glm::vec3& at, float points) const noexcept;

private:
    void add(layout::Segment segment, const DotStyle& style);

    MarkList& m_marks;
    const FrameInput& m_input;
    VkExtent2D m_extent;
};

}  // namespace sinew
