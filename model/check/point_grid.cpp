// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/point_grid.h"

#include <algorithm>
#include <cmath>

namespace sinew::check {
namespace {

constexpr float kCellPerTolerance = 8.0F;  // so that most places lie in one cell
constexpr float kMostCells = 1e6F;         // per axis: 20 bits

std::uint64_t keyOf(const glm::ivec3& cell) {
    constexpr std::uint64_t kMask = (1ULL << 21U) - 1;
    return (static_cast<std::uint64_t>(cell.x) & kMask) << 42U |
           (static_cast<std::uint64_t>(cell.y) & kMask) << 21U |
           (static_cast<std::uint64_t>(cell.z) & kMask);
}

bool isFinite(const glm::vec3& p) {
    return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
}

}  // namespace

PointGrid::PointGrid(std::span<const glm::vec3> points, float tolerance)
    : m_points(points), m_tolerance(tolerance), m_next(points.size(), kNone) {
    bool any = false;
    for (const glm::vec3& point : points)
        if (isFinite(point)) {
            m_low = any ? glm::min(m_low, point) : point;
            any = true;
        }
    m_first.reserve(points.size());
    for (std::size_t i = points.size(); i-- > 0;) {  // so that chains rise
        if (!isFinite(points[i]))
            continue;
        const auto [entry, isNew] =
            m_first.try_emplace(keyOf(cell(points[i])), static_cast<std::uint32_t>(i));
        if (!isNew) {
            m_next[i] = entry->second;
            entry->second = static_cast<std::uint32_t>(i);
        }
    }
}

glm::ivec3 PointGrid::cell(const glm::vec3& point) const {
    const glm::vec3 place =
        glm::clamp((point - m_low) / (kCellPerTolerance * m_tolerance), -1.0F, kMostCells);
    return glm::ivec3(glm::floor(place));
}

std::uint32_t PointGrid::first(const glm::ivec3& cell) const {
    const auto found = m_first.find(keyOf(cell));
    return found == m_first.end() ? kNone : found->second;
}

bool PointGrid::isAt(const glm::vec3& point, const glm::vec3& place) const {
    const glm::vec3 apart = glm::abs(point - place);
    return std::max({apart.x, apart.y, apart.z}) <= m_tolerance;
}

}  // namespace sinew::check
