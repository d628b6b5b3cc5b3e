// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/vertex_dots.h"

#include <algorithm>
#include <cmath>

#include "viewport/scene/frame/frame_constants.h"

namespace sinew {
namespace {

// The colour of no view, no axis and no joint, so that dots stand out in all of them; sRGB.
constexpr glm::vec3 kDotColor{1.0F, 0.22F, 0.62F};
constexpr glm::vec3 kRingInside{0.06F, 0.06F, 0.075F};
constexpr float kDimDot = 0.3F;  // opacity where a surface hides it
constexpr float kDimMain = 0.75F;
// Radii in points.
constexpr float kDotRadius = 2.6F;
constexpr float kMainRadius = 3.2F;
constexpr float kRingRadius = 7.0F;
constexpr float kRingWidth = 1.8F;
constexpr float kDotRim = 1.0F;

class DotWriter {
public:
    DotWriter(MarkList& marks, const FrameInput& input, VkExtent2D extent) noexcept
        : m_marks(marks), m_input(input), m_extent(extent) {}

    void addDot(const glm::vec3& at) {
        const glm::vec3 front = towardsEye(at, 2.0F * kDotRadius);
        disc(front, kDotRadius, kDotColor, kDotRim, kDimDot);
    }

    void addMain(const glm::vec3& at) {
        const glm::vec3 front = towardsEye(at, 2.0F * kRingRadius);
        disc(front, kRingRadius, kDotColor, kDotRim, kDimMain);
        disc(front, kRingRadius - kRingWidth, kRingInside, 0.0F, kDimMain);
        disc(front, kMainRadius, kDotColor, 0.0F, kDimMain);
    }

private:
    void disc(const glm::vec3& at, float points, const glm::vec3& color, float rim, float dim) {
        const float scale = m_input.pixelsPerPoint;
        layout::Segment segment{.from = glm::vec4(at, points * scale),
                                .to = glm::vec4(at, 0.0F),
                                .color = glm::vec4(color, 1.0F),
                                .style = {1.0F, rim * scale, 0.0F, 0.0F}};
        m_marks.dots.push_back(segment);
        segment.color.a = dim;
        m_marks.hiddenDots.push_back(segment);
    }

    /// Moved along the line of sight, so that the surface around the vertex does not cut the disc;
    /// never more than half way.
    [[nodiscard]] glm::vec3 towardsEye(const glm::vec3& at, float points) const noexcept {
        const glm::vec3 back = glm::transpose(glm::mat3(m_input.camera.viewFromWorld))[2];
        const glm::vec3 away = m_input.camera.orthographic ? back : m_input.camera.eyeWorld - at;
        const float distance = glm::length(away);
        if (!(distance > 0.0F) || !std::isfinite(distance)) {
            return at;
        }
        float lift = points * m_input.pixelsPerPoint * worldPerPixel(m_input.camera, m_extent, at);
        if (!m_input.camera.orthographic) {
            lift = std::min(lift, 0.5F * distance);
        }
        return std::isfinite(lift) ? at + away * (lift / distance) : at;
    }

    MarkList& m_marks;
    const FrameInput& m_input;
    VkExtent2D m_extent;
};

}  // namespace

glm::vec3 vertexDotColor() noexcept {
    return kDotColor;
}

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
            writer.addDot(point.position);
        }
    }
    for (const MarkedPoint& point : m_points.points()) {
        if (point.index == 0) {
            writer.addMain(point.position);
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
