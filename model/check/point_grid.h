// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "model/core/math.h"

namespace sinew::check {

/// Finds points by place. Borrows the points.
class PointGrid {
public:
    /// `tolerance`: how far apart two points may lie and still be at one place; above 0.
    PointGrid(std::span<const glm::vec3> points, float tolerance);

    /// Calls visit(index) for every point within the tolerance of `place`.
    template <class Visit>
    void forEachAt(const glm::vec3& place, Visit visit) const {
        const glm::ivec3 low = cell(place - m_tolerance);
        const glm::ivec3 high = cell(place + m_tolerance);
        for (int x = low.x; x <= high.x; ++x)
            for (int y = low.y; y <= high.y; ++y)
                for (int z = low.z; z <= high.z; ++z)
                    for (std::uint32_t i = first({x, y, z}); i != kNone; i = m_next[i])
                        if (isAt(m_points[i], place))
                            visit(std::size_t{i});
    }

private:
    static constexpr std::uint32_t kNone = 0xffffffffU;

    [[nodiscard]] glm::ivec3 cell(const glm::vec3& point) const;
    [[nodiscard]] std::uint32_t first(const glm::ivec3& cell) const;
    [[nodiscard]] bool isAt(const glm::vec3& point, const glm::vec3& place) const;

    std::span<const glm::vec3> m_points;
    float m_tolerance;
    glm::vec3 m_low{0.0F};
    std::unordered_map<std::uint64_t, std::uint32_t> m_first;  // per cell
    std::vector<std::uint32_t> m_next;                         // in the same cell
};

}  // namespace sinew::check
