// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/vertex_dots.h"

#include "viewport/scene/marks/dot_writer.h"

namespace sinew {
namespace {

// The colour of no view, no axis and no joint, so that dots are visible in all of them; sRGB.
constexpr glm::vec3 kDotColor{1.0F, 0.22F, 0.62F};
constexpr glm::vec3 kRingInside{0.06F, 0.06F, 0.075F};
constexpr float kDimMain = 0.75F;
// Radii in points.
constexpr float kDotRadius = 2.6F;
constexpr float kMainRadius = 3.2F;
constexpr float kRingRadius = 7.0F;
constexpr float kRingWidth = 1.8F;
constexpr float kDotRim = 1.0F;

void addDot(DotWriter& writer, const glm::vec3& at) {
    writer.disc(writer.towardsEye(at, 2.0F * kDotRadius),
                {.color = kDotColor, .radius = kDotRadius, .rim = kDotRim});
}

void addMain(DotWriter& writer, const glm::vec3& at) {
    const glm::vec3 front = writer.towardsEye(at, 2.0F * kRingRadius);
    DotStyle style{.color = kDotColor, .radius = kRingRadius, .rim = kDotRim, .dim = kDimMain};
    writer.disc(front, style);
    style.rim = 0.0F;
    style.color = kRingInside;
    style.radius = kRingRadius - kRingWidth;
    writer.disc(front, style);
    style.color = kDotColor;
    style.radius = kMainRadius;
    writer.disc(front, style);
}

}  // namespace

void VertexDots::clear() noexcept {
    m_points.clear();
    m_marked.reset();
    m_words.clear();
}

/// The main vertex comes last, on top of the others.
void VertexDots::add(MarkList& marks, const FrameInput& input, VkExtent2D extent) {
    if (!input.view.marked) {
        clear();
        return;
    }
    m_points.follow(*input.evaluator, input.view);
    if (m_marked != input.view.marked) {
        m_marked = input.view.marked;
        m_words = markedWords(*m_marked);
    }
    DotWriter writer(marks, input, extent);
    for (const MarkedPoint& point : m_points.points()) {
        if (point.index != 0) {
            addDot(writer, point.position);
        }
    }
    for (const MarkedPoint& point : m_points.points()) {
        if (point.index == 0) {
            addMain(writer, point.position);
        }
    }
}

std::string VertexDots::notice() const {
    if (!m_marked || m_marked->count <= m_marked->vertices.size()) {
        return {};
    }
    return std::to_string(m_marked->count) + " vertices are marked; the first " +
           std::to_string(m_marked->vertices.size()) + " are drawn as dots";
}

}  // namespace sinew
