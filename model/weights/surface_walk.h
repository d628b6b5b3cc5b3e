// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/weights/skinned_surface.h"

namespace sinew {

/// Distances along the edges of a surface, at rest. Vertices at one position are one. Borrows the
/// surface.
class SurfaceWalk {
public:
    SurfaceWalk(const SkinnedSurface& surface, const std::stop_token& stop);

    /// Whether edges connect two vertices at all.
    [[nodiscard]] bool connects(std::uint32_t a, std::uint32_t b) const {
        return m_shell[a] == m_shell[b];
    }

    /// Whether a vertex of `to`, which is ascending, is within `distance` of one of `from`. None
    /// after `steps` vertices, which it reduces by those that it visits.
    [[nodiscard]] std::optional<bool> reaches(std::span<const std::uint32_t> from,
                                              std::span<const std::uint32_t> to, float distance,
                                              std::size_t& steps) const;

private:
    const SkinnedSurface& m_surface;
    std::vector<std::uint32_t> m_first;      // [vertex]: the first at its position
    std::vector<std::uint32_t> m_shell;      // [vertex]: the same for all that edges connect
    std::vector<std::size_t> m_begin;        // [first vertex], and one more: its neighbours
    std::vector<std::uint32_t> m_neighbors;  // first vertices
};

}  // namespace sinew
