// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/weights/vertex_probe.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/dot_writer.h"

namespace sinew {

/// A text of the pins, beside a point in world space.
struct PinLabel {
    std::string words;
    glm::vec3 at{0.0F};
    glm::vec3 from{0.0F};  // where its line begins: the text is on the other side; `at`: no line
    bool shown = false;    // shown in this frame
    bool dot = false;      // there is one at `at` in this frame
};

/// The pinned vertices of a view as dots of their colour, and the lines from the explained vertex
/// to where each of its joints alone would put it: in the colour of the joint, the wider the larger
/// its share. If the view says so, also the distances of pairs of pins (`measuredPairs`).
class PinMarks {
public:
    /// Follows the frame's pose and adds the dots. Allocates only for other pins or another asset.
    void add(MarkList& marks, const FrameInput& input, VkExtent2D extent);
    /// For a frame without marks.
    void clear() noexcept;

    /// The numbers of the pins, then the joints and their shares, the largest first, then the
    /// distances in the middle of their lines.
    [[nodiscard]] std::span<const PinLabel> labels() const noexcept { return m_labels; }

private:
    struct Dot {
        VertexProbe probe;
        glm::vec3 color{1.0F};
        bool pinned = false;  // otherwise only explained
        bool explained = false;
    };
    /// A joint of the explained vertex, over all of its slots.
    struct Pull {
        std::size_t influence = 0;  // one of the joint
        float share = 0.0F;
        glm::vec3 color{1.0F};
    };

    /// Two dots with a line between them.
    struct Distance {
        std::size_t from = 0;
        std::size_t to = 0;
        std::size_t label = 0;
    };

    void collect(const std::shared_ptr<const Asset>& asset,
                 const std::shared_ptr<const VertexPins>& pins);
    void addDot(const DrawnVertex& place, glm::vec3 color, std::string words);
    void collectPulls(const Asset& asset, const VertexProbe& probe);
    void drawDot(DotWriter& writer, const glm::vec3& at, const Dot& dot, float dim) const;
    void drawPulls(DotWriter& writer, const Dot& dot, float leastLength, float dim);
    void collectDistances();
    void drawDistances(DotWriter& writer, float dim);

    std::shared_ptr<const Asset> m_asset;
    std::shared_ptr<const VertexPins> m_pins;
    std::vector<Dot> m_dots;
    std::vector<Pull> m_pulls;  // the largest share first
    std::vector<Distance> m_distances;
    std::vector<PinLabel> m_labels;  // labels of dots, then of pulls, then of distances
};

}  // namespace sinew
