// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/vertex_matches.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

#include "model/core/parallel.h"

namespace sinew {
namespace {

constexpr std::size_t kMostCandidates = 64;
constexpr std::size_t kVerticesPerTask = 4096;

/// How many vertices are at the same place as the one with the same number; 0 unless all could be.
std::size_t sameNumbers(const RestedPrimitive& before, const RestedPrimitive& after,
                        float tolerance) {
    if (before.positions.size() != after.positions.size() ||
        before.primitive.topology != after.primitive.topology ||
        !(before.primitive.indices == after.primitive.indices)) {
        return 0;
    }
    std::size_t same = 0;
    for (std::size_t i = 0; i < before.positions.size(); ++i) {
        same += glm::distance(before.positions[i], after.positions[i]) <= tolerance ? 1U : 0U;
    }
    return same;
}

/// How unlike two vertices are apart from their places.
float unlikeness(const Primitive& a, std::uint32_t i, const Primitive& b, std::uint32_t j) {
    float sum = 0.0F;
    if (!a.normals.empty() && !b.normals.empty()) {
        sum += 1.0F - glm::dot(a.normals[i], b.normals[j]);
    }
    if (a.hasTexcoordSet(0) && b.hasTexcoordSet(0)) {
        const glm::vec2 difference = a.texcoords[0][i] - b.texcoords[0][j];
        sum += glm::dot(difference, difference);
    }
    return sum;
}

TrianglePlace onVertex(std::uint32_t vertex) {
    return {.corners = {vertex, vertex, vertex}, .shares = {1.0F, 0.0F, 0.0F}};
}

/// Finds places on the other primitive.
class PlaceFinder {
public:
    PlaceFinder(const RestedPrimitive& before, const RestedPrimitive& after, float tolerance,
                const std::stop_token& stop)
        : m_before(before),
          m_after(after),
          m_tolerance(tolerance),
          m_tree(after.positions, everyVertex(after), stop),
          m_posed(surfaceOf(after)),
          m_surface(m_posed, stop) {}

    [[nodiscard]] std::optional<std::uint32_t> samePlace(std::uint32_t vertex,
                                                         PointSearch& search) const {
        m_tree.find(m_before.positions[vertex], m_tolerance, kMostCandidates, search);
        std::optional<std::uint32_t> best;
        float least = std::numeric_limits<float>::infinity();
        for (const std::uint32_t candidate : search.found) {
            const float unlike =
                unlikeness(m_before.primitive, vertex, m_after.primitive, candidate);
            if (unlike < least) {
                least = unlike;
                best = candidate;
            }
        }
        return best;
    }

    [[nodiscard]] TrianglePlace nearest(std::uint32_t vertex) const {
        constexpr float kAnywhere = std::numeric_limits<float>::max();
        const glm::vec3& place = m_before.positions[vertex];
        if (const auto found = m_surface.at(place, kAnywhere)) {
            return *found;
        }
        const auto point = m_tree.nearest(place, kAnywhere);
        return onVertex(point ? point->point : 0);
    }

private:
    static std::vector<std::uint32_t> everyVertex(const RestedPrimitive& one) {
        std::vector<std::uint32_t> all(one.positions.size());
        std::iota(all.begin(), all.end(), 0U);
        return all;
    }

    static Primitive surfaceOf(const RestedPrimitive& one) {
        Primitive surface;
        surface.topology = one.primitive.topology;
        surface.positions = std::vector<glm::vec3>(one.positions.begin(), one.positions.end());
        surface.indices = one.primitive.indices;
        surface.indexed = one.primitive.indexed;
        return surface;
    }

    const RestedPrimitive& m_before;
    const RestedPrimitive& m_after;
    float m_tolerance;
    PointTree m_tree;
    Primitive m_posed;  // the other primitive at rest
    NearestSurface m_surface;
};

}  // namespace

VertexMatches::VertexMatches(const RestedPrimitive& before, const RestedPrimitive& after,
                             float tolerance, const std::stop_token& stop) {
    if (after.positions.empty() || before.positions.empty()) {
        m_places.assign(before.positions.size(), onVertex(0));
        return;
    }
    const std::size_t same = sameNumbers(before, after, tolerance);
    if (2 * same < before.positions.size()) {
        matchPlaces(before, after, tolerance, stop);
    }
}

void VertexMatches::matchPlaces(const RestedPrimitive& before, const RestedPrimitive& after,
                                float tolerance, const std::stop_token& stop) {
    const PlaceFinder finder(before, after, tolerance, stop);
    const std::size_t count = before.positions.size();
    m_places.resize(count);
    std::vector<std::uint8_t> off(count, 0);
    const std::size_t tasks = (count + kVerticesPerTask - 1) / kVerticesPerTask;
    onAllCores(tasks, stop, [&](std::size_t task) {
        PointSearch search;
        const std::size_t end = std::min(count, (task + 1) * kVerticesPerTask);
        for (std::size_t i = task * kVerticesPerTask; i < end; ++i) {
            const auto vertex = static_cast<std::uint32_t>(i);
            const auto same = finder.samePlace(vertex, search);
            m_places[i] = same ? onVertex(*same) : finder.nearest(vertex);
            off[i] = same ? 0 : 1;
        }
    });
    m_offSurface = static_cast<std::size_t>(std::count(off.begin(), off.end(), 1));
    m_how = 2 * m_offSurface < count ? VertexMatching::Position : VertexMatching::Surface;
}

TrianglePlace VertexMatches::at(std::uint32_t vertex) const noexcept {
    return m_places.empty() ? onVertex(vertex) : m_places[vertex];
}

glm::vec3 VertexMatches::valueAt(std::uint32_t vertex,
                                 std::span<const glm::vec3> values) const noexcept {
    if (m_places.empty()) {
        return values[vertex];
    }
    const TrianglePlace& place = m_places[vertex];
    if (place.corners[0] == place.corners[1]) {
        return values[place.corners[0]];
    }
    return place.shares.x * values[place.corners[0]] + place.shares.y * values[place.corners[1]] +
           place.shares.z * values[place.corners[2]];
}

}  // namespace sinew
