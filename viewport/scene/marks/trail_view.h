// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "model/motion/trails.h"
#include "model/view/palette.h"
#include "viewport/scene/marks/dot_writer.h"
#include "viewport/scene/marks/trail_windows.h"

namespace sinew {

/// The trails of nodes: lines through their positions, with ticks at frames, marks at keys in the
/// colour of the keyed property, bands where a foot is in contact, red parts where the node jumps,
/// and a disc at the present moment.
class TrailView {
public:
    /// Adds the marks of this frame; none unless the view shows trails. Colours are computed once
    /// per set and palette.
    void add(MarkList& marks, const FrameInput& input, VkExtent2D extent);

private:
    /// Whether there is room for a mark beside the last one that had room.
    class Spacing;

    void follow(const FrameInput& input);
    void drawWindow(DotWriter& writer, const FrameInput& input, VkExtent2D extent,
                    std::size_t trail, const TrailWindow& window) const;
    [[nodiscard]] glm::vec3 colorAt(const FrameInput& input, std::size_t trail,
                                    std::size_t time) const noexcept;
    void drawSpan(DotWriter& writer, std::size_t trail, const TrailWindow& window,
                  const TrailSpan& span, const DotStyle& style) const;
    void drawContacts(DotWriter& writer, std::size_t trail, const TrailWindow& window) const;
    void drawLine(DotWriter& writer, const FrameInput& input, std::size_t trail,
                  const TrailWindow& window) const;
    void drawJumps(DotWriter& writer, std::size_t trail, const TrailWindow& window) const;
    void drawTicks(DotWriter& writer, const FrameInput& input, std::size_t trail,
                   const TrailWindow& window, Spacing spacing) const;
    void drawKeys(DotWriter& writer, const FrameInput& input, std::size_t trail,
                  const TrailWindow& window, Spacing spacing) const;
    void drawPresent(DotWriter& writer, const FrameInput& input, std::size_t trail) const;

    std::shared_ptr<const TrailSet> m_set;
    std::vector<glm::vec3> m_colors;  // [trail]: of the joint
    std::string m_palette;
    PaletteColors m_speeds;
};

}  // namespace sinew
