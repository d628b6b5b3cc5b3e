// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/surface_walk.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <queue>
#include <unordered_map>
#include <utility>

#include "model/core/first_equal.h"

namespace sinew {
namespace {

std::uint32_t shellOf(std::vector<std::uint32_t>& above, std::uint32_t vertex) {
    while (above[vertex] != vertex) {
        above[vertex] = above[above[vertex]];
        vertex = above[vertex];
    }
    return vertex;
}

}  // namespace

SurfaceWalk::SurfaceWalk(const SkinnedSurface& surface, const std::stop_token& stop)
    : m_surface(surface),
      m_first(firstAtPlace(surface.positions, stop)),
      m_shell(surface.positions.size()),
      m_begin(surface.positions.size() + 1, 0) {
    std::iota(m_shell.begin(), m_shell.end(), 0U);
    if (m_first.size() != m_shell.size()) {
        m_first = m_shell;  // stopped
    }
    const auto eachSide = [&](const auto& visit) {
        for (std::size_t i = 0; i + 2 < surface.triangles.size(); i += 3) {
            for (std::size_t side = 0; side < 3 && !stop.stop_requested(); ++side) {
                visit(m_first[surface.triangles[i + side]],
                      m_first[surface.triangles[i + (side + 1) % 3]]);
            }
        }
    };
    eachSide([this](std::uint32_t a, std::uint32_t b) {
        ++m_begin[a + 1];
        ++m_begin[b + 1];
        m_shell[shellOf(m_shell, a)] = shellOf(m_shell, b);
    });
    std::partial_sum(m_begin.begin(), m_begin.end(), m_begin.begin());
    m_neighbors.resize(m_begin.back());
    std::vector<std::size_t> next(m_begin.begin(), m_begin.end() - 1);
    eachSide([&](std::uint32_t a, std::uint32_t b) {
        m_neighbors[next[a]++] = b;
        m_neighbors[next[b]++] = a;
    });
    for (std::uint32_t v = 0; v < m_shell.size(); ++v) {
        m_shell[v] = shellOf(m_shell, m_first[v]);
    }
}

std::optional<bool> SurfaceWalk::reaches(std::span<const std::uint32_t> from,
                                         std::span<const std::uint32_t> to, float distance,
                                         std::size_t& steps) const {
    using Reached = std::pair<float, std::uint32_t>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open;
    std::unordered_map<std::uint32_t, float> known;
    const auto reach = [&](std::uint32_t vertex, float at) {
        const auto [entry, isNew] = known.try_emplace(vertex, at);
        if (isNew || at < entry->second) {
            entry->second = at;
            open.emplace(at, vertex);
        }
    };
    for (const std::uint32_t vertex : from) {
        reach(m_first[vertex], 0.0F);
    }
    while (!open.empty()) {
        const auto [at, vertex] = open.top();
        open.pop();
        if (at > known[vertex]) {
            continue;
        }
        if (std::binary_search(to.begin(), to.end(), vertex)) {
            return true;
        }
        if (steps == 0) {
            return {};
        }
        --steps;
        for (std::size_t i = m_begin[vertex]; i < m_begin[vertex + 1]; ++i) {
            const std::uint32_t neighbor = m_neighbors[i];
            const float beyond =
                at + glm::length(m_surface.positions[neighbor] - m_surface.positions[vertex]);
            if (beyond <= distance) {
                reach(neighbor, beyond);
            }
        }
    }
    return false;
}

}  // namespace sinew
