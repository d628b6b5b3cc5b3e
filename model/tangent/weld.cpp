// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tangent/weld.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sinew {
namespace {

constexpr std::size_t kWords = 8;
using Key = std::array<std::uint32_t, kWords>;

// Zeros of either sign are equal; everything else is, where its bits are.
std::uint32_t bitsOf(float value) noexcept {
    return value == 0.0F ? 0U : std::bit_cast<std::uint32_t>(value);
}

Key keyOf(const TangentInput& input, std::uint32_t vertex) noexcept {
    const glm::vec3& p = input.positions[vertex];
    const glm::vec3& n = input.normals[vertex];
    const glm::vec2& t = input.texcoords[vertex];
    return {bitsOf(p.x), bitsOf(p.y), bitsOf(p.z), bitsOf(n.x),
            bitsOf(n.y), bitsOf(n.z), bitsOf(t.x), bitsOf(t.y)};
}

std::size_t hashOf(const Key& key) noexcept {
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
    for (const std::uint32_t word : key) {
        hash ^= word;
        hash *= 0xff51afd7ed558ccdULL;
        hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
}

// The first vertex that is equal to each; vertices by open addressing.
std::vector<std::uint32_t> weldedVertices(const TangentInput& input) {
    const std::size_t count = input.positions.size();
    const std::size_t mask = std::bit_ceil(2 * count + 1) - 1;
    std::vector<std::uint32_t> table(mask + 1, kNoCorner);
    std::vector<std::uint32_t> first(count);
    for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
        const Key key = keyOf(input, vertex);
        std::size_t slot = hashOf(key) & mask;
        while (table[slot] != kNoCorner && keyOf(input, table[slot]) != key)
            slot = (slot + 1) & mask;
        if (table[slot] == kNoCorner)
            table[slot] = vertex;
        first[vertex] = table[slot];
    }
    return first;
}

struct Edge {
    std::uint64_t ends = 0;  // the lower end in the high half
    std::uint32_t corner = 0;
    bool upwards = false;  // begins at the lower end
};

std::vector<Edge> sortedEdges(const std::vector<std::uint32_t>& welded,
                              const std::vector<bool>& excluded) {
    std::vector<Edge> edges;
    edges.reserve(welded.size());
    for (std::uint32_t corner = 0; corner < welded.size(); ++corner) {
        if (excluded[corner / 3])
            continue;
        const std::uint32_t next = corner % 3 == 2 ? corner - 2 : corner + 1;
        const auto [low, high] = std::minmax(welded[corner], welded[next]);
        edges.push_back({std::uint64_t{low} << 32 | high, corner, welded[corner] == low});
    }
    std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
        return a.ends != b.ends ? a.ends < b.ends : a.corner < b.corner;
    });
    return edges;
}

}  // namespace

std::vector<std::uint32_t> weldedCorners(const TangentInput& input) {
    const std::vector<std::uint32_t> first = weldedVertices(input);
    std::vector<std::uint32_t> corners(input.corners.size());
    std::transform(input.corners.begin(), input.corners.end(), corners.begin(),
                   [&](std::uint32_t vertex) { return first[vertex]; });
    return corners;
}

std::vector<std::uint32_t> pairedEdges(const std::vector<std::uint32_t>& welded,
                                       const std::vector<bool>& excluded) {
    std::vector<std::uint32_t> paired(welded.size(), kNoCorner);
    const std::vector<Edge> edges = sortedEdges(welded, excluded);
    std::array<std::vector<std::uint32_t>, 2> waiting;  // by direction
    std::array<std::size_t, 2> served{};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (i == 0 || edges[i].ends != edges[i - 1].ends) {
            waiting[0].clear();
            waiting[1].clear();
            served = {};
        }
        const std::size_t own = edges[i].upwards ? 1 : 0;
        const std::size_t other = 1 - own;
        if (served[other] < waiting[other].size()) {
            const std::uint32_t partner = waiting[other][served[other]++];
            paired[partner] = edges[i].corner;
            paired[edges[i].corner] = partner;
        } else {
            waiting[own].push_back(edges[i].corner);
        }
    }
    return paired;
}

}  // namespace sinew
