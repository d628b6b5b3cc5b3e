// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/dot_writer.h"

#include <algorithm>
#include <cmath>

#include "viewport/scene/frame/frame_constants.h"

namespace sinew {

void DotWriter::add(layout::Segment segment, const DotStyle& style) {
    const float scale = m_input.pixelsPerPoint;
    segment.from.w = style.radius * scale;
    segment.style.y = style.rim * scale;
    segment.color = glm::vec4(style.color, style.opacity);
    m_marks.dots.push_back(segment);
    if (style.dim > 0.0F) {
        segment.color.a = style.opacity * style.dim;
        m_marks.hiddenDots.push_back(segment);
    }
}

void DotWriter::disc(const glm::vec3& at, const DotStyle& style) {
    add({.from = glm::vec4(at, 0.0F),
         .to = glm::vec4(at, 0.0F),
         .color = {},
         .style = {1.0F, 0.0F, 0.0F, 0.0F}},
        style);
}

void DotWriter::line(const glm::vec3& from, const glm::vec3& to, const DotStyle& style) {
    add({.from = glm::vec4(from, 0.0F), .to = glm::vec4(to, 0.0F), .color = {}, .style = {}},
        style);
}

glm::vec3 DotWriter::towardsEye(const glm::vec3& at, float points) const noexcept {
    const glm::vec3 away = sinew::towardsEye(m_input.camera, at);
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

}  // namespace sinew
