// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tangent/weld.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include "model/core/first_equal.h"

namespace sinew {
namespace {

// Key for merging vertices: both zeros are equal; all other values compare by their bits.
using VertexWords = std::array<std::uint32_t, 8>;

VertexWords wordsOf(const TangentInput& input, std::uint32_t vertex) noexcept {
    const glm::vec3& p = input.positions[vertex];
    const glm::vec3& n = input.normals[vertex];
    const glm::vec2& t = input.texcoords[vertex];
    return {WordHash::bitsOf(p.x), WordHash::bitsOf(p.y), WordHash::bitsOf(p.z),
            WordHash::bitsOf(n.x), WordHash::bitsOf(n.y), WordHash::bitsOf(n.z),
            WordHash::bitsOf(t.x), WordHash::bitsOf(t.y)};
}

// For each vertex, the first vertex equal to it.
std::vector<std::uint32_t> weldedVertices(const TangentInput& input, const std::stop_token& stop) {
    const auto hashOf = [&](std::uint32_t vertex) {
        WordHash hash;
        for (const std::uint32_t word : wordsOf(input, vertex)) {
            hash.add(word);
        }
        return hash.value();
    };
    const auto equal = [&](std::uint32_t a, std::uint32_t b) {
        return wordsOf(input, a) == wordsOf(input, b);
    };
    return firstEqual(input.positions.size(), hashOf, equal, stop);
}

struct WeldedEdge {
    std::uint32_t high = 0;  // the larger of its end points
    std::uint32_t corner = 0;
    bool upwards = false;  // runs towards `high`
};

/// Edges grouped by their lower end point: those of `low` are [begin[low], begin[low + 1]).
struct EdgeTable {
    std::vector<WeldedEdge> edges;
    std::vector<std::uint32_t> begin;
};

std::uint32_t nextCorner(std::uint32_t corner) noexcept {
    return corner % 3 == 2 ? corner - 2 : corner + 1;
}

EdgeTable edgeTable(const std::vector<std::uint32_t>& welded, const std::vector<bool>& excluded) {
    const auto lowEnd = [&](std::uint32_t corner) {
        return std::min(welded[corner], welded[nextCorner(corner)]);
    };
    const std::uint32_t points =
        welded.empty() ? 0 : *std::max_element(welded.begin(), welded.end()) + 1;
    EdgeTable table;
    table.begin.resize(points + std::size_t{1}, 0);
    for (std::uint32_t corner = 0; corner < welded.size(); ++corner) {
        table.begin[lowEnd(corner) + 1] += excluded[corner / 3] ? 0 : 1;
    }
    std::partial_sum(table.begin.begin(), table.begin.end(), table.begin.begin());

    table.edges.resize(table.begin.back());
    std::vector<std::uint32_t> end = table.begin;
    for (std::uint32_t corner = 0; corner < welded.size(); ++corner) {
        if (excluded[corner / 3]) {
            continue;
        }
        const std::uint32_t from = welded[corner];
        const std::uint32_t to = welded[nextCorner(corner)];
        table.edges[end[lowEnd(corner)]++] = {std::max(from, to), corner, from < to};
    }
    return table;
}

/// Pairs opposite edges between the same two points, in order of appearance.
class EdgePairing {
public:
    explicit EdgePairing(std::vector<std::uint32_t>& paired) : m_paired(paired) {}

    void reset() noexcept {
        for (Queue& queue : m_waiting) {
            queue.corners.clear();
            queue.paired = 0;
        }
    }

    void add(const WeldedEdge& edge) {
        Queue& against = m_waiting[edge.upwards ? 0 : 1];
        if (against.paired == against.corners.size()) {
            m_waiting[edge.upwards ? 1 : 0].corners.push_back(edge.corner);
            return;
        }
        const std::uint32_t partner = against.corners[against.paired++];
        m_paired[partner] = edge.corner;
        m_paired[edge.corner] = partner;
    }

private:
    struct Queue {
        std::vector<std::uint32_t> corners;
        std::size_t paired = 0;
    };

    std::vector<std::uint32_t>& m_paired;
    std::array<Queue, 2> m_waiting;  // [direction]
};

}  // namespace

std::vector<std::uint32_t> weldedCorners(const TangentInput& input, const std::stop_token& stop) {
    const std::vector<std::uint32_t> first = weldedVertices(input, stop);
    if (stop.stop_requested()) {
        return {};
    }
    std::vector<std::uint32_t> corners(input.corners.size());
    std::transform(input.corners.begin(), input.corners.end(), corners.begin(),
                   [&](std::uint32_t vertex) { return first[vertex]; });
    return corners;
}

std::vector<std::uint32_t> pairedEdges(const std::vector<std::uint32_t>& welded,
                                       const std::vector<bool>& excluded,
                                       const std::stop_token& stop) {
    EdgeTable table = edgeTable(welded, excluded);
    std::vector<std::uint32_t> paired(welded.size(), kNoCorner);
    EdgePairing pairing(paired);
    for (std::size_t low = 0; low + 1 < table.begin.size() && !stop.stop_requested(); ++low) {
        const std::span<WeldedEdge> edges =
            std::span(table.edges)
                .subspan(table.begin[low], table.begin[low + 1] - table.begin[low]);
        std::sort(edges.begin(), edges.end(), [](const WeldedEdge& a, const WeldedEdge& b) {
            return a.high != b.high ? a.high < b.high : a.corner < b.corner;
        });
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (i == 0 || edges[i].high != edges[i - 1].high) {
                pairing.reset();
            }
            pairing.add(edges[i]);
        }
    }
    return paired;
}

}  // namespace sinew
