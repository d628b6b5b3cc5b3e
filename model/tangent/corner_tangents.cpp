// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tangent/corner_tangents.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/tangent/weld.h"

namespace sinew {
namespace {

constexpr float kTiny = std::numeric_limits<float>::min();
constexpr std::uint32_t kNoGroup = 0xffffffffU;

bool isNonZero(float value) noexcept {
    return std::abs(value) > kTiny;
}

glm::vec3 normalized(const glm::vec3& v) noexcept {
    const float length = glm::length(v);
    return isNonZero(length) ? v / length : v;
}

glm::vec3 projected(const glm::vec3& v, const glm::vec3& normal) noexcept {
    return normalized(v - normal * glm::dot(normal, v));
}

bool isDirection(const glm::vec3& v) noexcept {
    return glm::dot(v, v) > 0.5F && std::isfinite(v.x + v.y + v.z);
}

// A direction perpendicular to the normal, x if possible.
glm::vec3 anyTangent(const glm::vec3& normal) noexcept {
    const glm::vec3 axis =
        std::abs(normal.x) < 0.9F ? glm::vec3(1.0F, 0.0F, 0.0F) : glm::vec3(0.0F, 1.0F, 0.0F);
    const glm::vec3 tangent = projected(axis, normal);
    return isDirection(tangent) ? tangent : axis;
}

struct Triangle {
    glm::vec3 tangent{0.0F};  // direction of growing u, unit length
    bool mirrored = false;    // the texture is mirrored
    bool follows = false;     // no area in the texture: adopts the orientation of its group
};

class TangentBuilder {
public:
    TangentBuilder(const TangentInput& input, const std::stop_token& stop)
        : m_input(input),
          m_stop(stop),
          m_triangles(input.corners.size() / 3),
          m_degenerate(m_triangles.size(), false),
          m_welded(weldedCorners(input, stop)),
          m_groups(input.corners.size(), kNoGroup) {}

    std::vector<glm::vec4> build() {
        for (std::size_t i = 0; i < m_triangles.size() && goesOn(); ++i) {
            measure(i);
        }
        if (!goesOn()) {
            return {};
        }
        m_neighbours = pairedEdges(m_welded, m_degenerate, m_stop);
        for (std::uint32_t corner = 0; corner < m_groups.size() && goesOn(); ++corner) {
            beginGroup(corner);
        }
        sumUp();
        if (!goesOn()) {
            return {};
        }
        adoptDegenerate();
        std::vector<glm::vec4> out(m_groups.size());
        for (std::uint32_t corner = 0; corner < out.size(); ++corner) {
            out[corner] = tangentOf(corner);
        }
        return out;
    }

private:
    struct Group {
        glm::vec3 sum{0.0F};
        bool mirrored = false;
    };

    [[nodiscard]] bool goesOn() const noexcept { return !m_stop.stop_requested(); }

    [[nodiscard]] const glm::vec3& position(std::size_t corner) const {
        return m_input.positions[m_input.corners[corner]];
    }
    [[nodiscard]] const glm::vec3& normal(std::size_t corner) const {
        return m_input.normals[m_input.corners[corner]];
    }
    [[nodiscard]] const glm::vec2& texcoord(std::size_t corner) const {
        return m_input.texcoords[m_input.corners[corner]];
    }
    static std::uint32_t next(std::uint32_t corner) {
        return corner % 3 == 2 ? corner - 2 : corner + 1;
    }
    static std::uint32_t previous(std::uint32_t corner) {
        return corner % 3 == 0 ? corner + 2 : corner - 1;
    }

    void measure(std::size_t index) {
        Triangle& triangle = m_triangles[index];
        const std::size_t c = 3 * index;
        const glm::vec3 side1 = position(c + 1) - position(c);
        const glm::vec3 side2 = position(c + 2) - position(c);
        m_degenerate[index] = position(c) == position(c + 1) || position(c) == position(c + 2) ||
                              position(c + 1) == position(c + 2);
        const glm::vec2 uv1 = texcoord(c + 1) - texcoord(c);
        const glm::vec2 uv2 = texcoord(c + 2) - texcoord(c);
        const float area = uv1.x * uv2.y - uv1.y * uv2.x;
        const float sign = area > 0.0F ? 1.0F : -1.0F;
        const glm::vec3 along = sign * (uv2.y * side1 - uv1.y * side2);
        const glm::vec3 across = sign * (uv1.x * side2 - uv2.x * side1);
        triangle.mirrored = !(area > 0.0F);
        triangle.follows =
            !isNonZero(area) || !isNonZero(glm::length(along)) || !isNonZero(glm::length(across));
        triangle.tangent = normalized(along);
    }

    // Starts a group: the corner's surface point and all triangles reached around it.
    void beginGroup(std::uint32_t corner) {
        const Triangle& first = m_triangles[corner / 3];
        if (m_degenerate[corner / 3] || first.follows || m_groups[corner] != kNoGroup) {
            return;
        }
        const auto group = static_cast<std::uint32_t>(m_sums.size());
        m_sums.push_back({glm::vec3(0.0F), first.mirrored});
        m_groups[corner] = group;
        m_open.assign(1, corner);
        while (!m_open.empty() && goesOn()) {
            const std::uint32_t at = m_open.back();
            m_open.pop_back();
            // Across the edge that ends here and the edge that begins here.
            reach(m_neighbours[previous(at)], m_welded[at], group);
            reach(m_neighbours[at], m_welded[at], group);
        }
    }

    // `edge` is the corner at which the neighbour's edge begins; one end of the edge is the point.
    void reach(std::uint32_t edge, std::uint32_t point, std::uint32_t group) {
        if (edge == kNoCorner) {
            return;
        }
        const std::uint32_t corner = m_welded[edge] == point ? edge : next(edge);
        if (m_groups[corner] != kNoGroup) {
            return;
        }
        Triangle& triangle = m_triangles[corner / 3];
        const std::uint32_t first = corner - corner % 3;
        const bool isFree = m_groups[first] == kNoGroup && m_groups[first + 1] == kNoGroup &&
                            m_groups[first + 2] == kNoGroup;
        if (triangle.follows && isFree) {
            triangle.mirrored = m_sums[group].mirrored;
        }
        if (triangle.mirrored != m_sums[group].mirrored) {
            return;
        }
        m_groups[corner] = group;
        m_open.push_back(corner);
    }

    void sumUp() {
        for (std::uint32_t corner = 0; corner < m_groups.size() && goesOn(); ++corner) {
            if (m_groups[corner] == kNoGroup || m_triangles[corner / 3].follows) {
                continue;
            }
            const glm::vec3& n = normal(corner);
            const glm::vec3 side1 = projected(position(next(corner)) - position(corner), n);
            const glm::vec3 side2 = projected(position(previous(corner)) - position(corner), n);
            const float angle = std::acos(std::clamp(glm::dot(side1, side2), -1.0F, 1.0F));
            m_sums[m_groups[corner]].sum += angle * projected(m_triangles[corner / 3].tangent, n);
        }
    }

    void adoptDegenerate() {
        std::vector<std::uint32_t> donor(m_input.positions.size(), kNoCorner);  // [welded vertex]
        for (std::uint32_t corner = 0; corner < m_groups.size(); ++corner) {
            if (m_groups[corner] != kNoGroup && donor[m_welded[corner]] == kNoCorner) {
                donor[m_welded[corner]] = corner;
            }
        }
        for (std::uint32_t corner = 0; corner < m_groups.size(); ++corner) {
            if (m_degenerate[corner / 3] && donor[m_welded[corner]] != kNoCorner) {
                m_groups[corner] = m_groups[donor[m_welded[corner]]];
            }
        }
    }

    [[nodiscard]] glm::vec4 tangentOf(std::uint32_t corner) const {
        const std::uint32_t group = m_groups[corner];
        // v points down in the texture and the bitangent up, so the sign follows from the
        // mirroring.
        if (group == kNoGroup) {
            return {anyTangent(normal(corner)), 1.0F};
        }
        const glm::vec3 tangent = normalized(m_sums[group].sum);
        return {isDirection(tangent) ? tangent : anyTangent(normal(corner)),
                m_sums[group].mirrored ? 1.0F : -1.0F};
    }

    const TangentInput& m_input;
    const std::stop_token& m_stop;
    std::vector<Triangle> m_triangles;
    std::vector<bool> m_degenerate;           // [triangle]: two corners at one position
    std::vector<std::uint32_t> m_welded;      // [corner]
    std::vector<std::uint32_t> m_neighbours;  // [edge]
    std::vector<std::uint32_t> m_groups;      // [corner]
    std::vector<Group> m_sums;
    std::vector<std::uint32_t> m_open;  // corners whose neighbours have not been visited
};

}  // namespace

std::vector<glm::vec4> cornerTangents(const TangentInput& input, const std::stop_token& stop) {
    return TangentBuilder(input, stop).build();
}

}  // namespace sinew
