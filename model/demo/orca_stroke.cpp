// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_stroke.h"

#include <algorithm>

#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

constexpr int kDabsPerDisc = 8;
constexpr float kReach = 0.1F;  // metres around the stroke in which distances are exact
constexpr float kFar = 1.0F;

float halfGirth(const CrossSection& section) {
    return glm::pi<float>() * 0.5F * (section.halfWidth + 0.5F * (section.top - section.bottom));
}

glm::vec3 dab(const Disc& disc) {
    return {disc.d, disc.fraction * halfGirth(crossSection(disc.d)), disc.radius};
}

// Catmull-Rom curve from b to c.
glm::vec3 between(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, const glm::vec3& d,
                  float t) {
    return 0.5F * (2.0F * b + (c - a) * t + (2.0F * a - 5.0F * b + 4.0F * c - d) * t * t +
                   (3.0F * b - a - 3.0F * c + d) * t * t * t);
}

}  // namespace

FlankPoint flankPoint(const glm::vec3& position) {
    const float d = distanceBehindSnout(position);
    const CrossSection section = crossSection(d);
    const float girth = halfGirth(section);
    return {d, girthFraction(position, section) * girth, girth};
}

Stroke::Stroke(std::span<const Disc> discs) {
    m_first = discs.front().d;
    m_last = m_first;
    const auto at = [&](std::size_t i) { return dab(discs[std::min(i, discs.size() - 1)]); };
    for (std::size_t i = 0; i + 1 < discs.size(); ++i) {
        for (int k = 0; k < kDabsPerDisc; ++k) {
            const float t = static_cast<float>(k) / static_cast<float>(kDabsPerDisc);
            m_dabs.push_back(between(at(i == 0 ? 0 : i - 1), at(i), at(i + 1), at(i + 2), t));
        }
    }
    m_dabs.push_back(at(discs.size() - 1));
    for (const glm::vec3& d : m_dabs) {
        m_first = std::min(m_first, d.x - d.z - kReach);
        m_last = std::max(m_last, d.x + d.z + kReach);
    }
}

float Stroke::distance(const FlankPoint& point) const {
    if (point.d < m_first || point.d > m_last) {
        return kFar;
    }
    const glm::vec2 p{point.d, point.height};
    float nearest = kFar;
    for (std::size_t i = 0; i + 1 < m_dabs.size(); ++i) {
        const glm::vec2 a{m_dabs[i]};
        const glm::vec2 b{m_dabs[i + 1]};
        const float t = std::clamp(glm::dot(p - a, b - a) / glm::dot(b - a, b - a), 0.0F, 1.0F);
        const float radius = glm::mix(m_dabs[i].z, m_dabs[i + 1].z, t);
        nearest = std::min(nearest, glm::distance(p, glm::mix(a, b, t)) - radius);
    }
    return nearest;
}

}  // namespace sinew::demo
