// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/check/skinned_primitive.h"

namespace sinew::check {

/// Groups vertices with equal position and influences (seams), so that each group is checked once.
/// Borrows the primitive.
class VertexLikeness {
public:
    VertexLikeness(const SkinnedPrimitive& skinned, const std::stop_token& stop);

    /// The first vertex of each group, ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& firsts() const noexcept { return m_firsts; }
    /// The size of the group of a first vertex.
    [[nodiscard]] std::size_t times(std::uint32_t first) const noexcept { return m_times[first]; }
    /// [vertex]: the first of its group.
    [[nodiscard]] const std::vector<std::uint32_t>& firstOf() const noexcept { return m_firstOf; }

private:
    [[nodiscard]] std::size_t hashOf(std::uint32_t vertex) const;
    [[nodiscard]] bool areAlike(std::uint32_t a, std::uint32_t b) const;

    const Primitive& m_primitive;
    std::vector<std::uint32_t> m_firstOf;
    std::vector<std::uint32_t> m_firsts;
    std::vector<std::uint32_t> m_times;  // [vertex]; 0 unless it is the first of its group
};

}  // namespace sinew::check
