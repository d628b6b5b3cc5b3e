// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <memory>
#include <string>

#include "model/view/marked_points.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/mark_list.h"

namespace sinew {

/// The marked vertices of a view as dots of constant size at the posed vertices; the main one is
/// larger and has a ring. Where a surface hides them they are dim.
class VertexDots {
public:
    /// Places the vertices in the frame's pose and adds their dots. Allocates only for another list
    /// or asset.
    void add(MarkList& marks, const FrameInput& input, VkExtent2D extent);
    /// For a frame without marks.
    void clear() noexcept;

    [[nodiscard]] const MarkedPoints& points() const noexcept { return m_points; }
    /// "vertex 1234 and 51 more"; empty without marks.
    [[nodiscard]] const std::string& words() const noexcept { return m_words; }
    /// A message if there are more vertices than dots; otherwise empty.
    [[nodiscard]] std::string notice() const;

private:
    MarkedPoints m_points;
    std::shared_ptr<const MarkedVertices> m_marked;
    std::string m_words;
};

}  // namespace sinew
