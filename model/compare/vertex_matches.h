// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/mesh.h"
#include "model/survey/mirror_difference.h"

namespace sinew {

/// How vertices of two primitives were matched.
enum class VertexMatching : std::uint8_t {
    Index,     // the same number
    Position,  // the same place at rest, within a tolerance
    Surface,   // the nearest place of the other surface
};

/// One primitive, and where its vertices are at rest.
struct RestedPrimitive {
    const Primitive& primitive;
    std::span<const glm::vec3> positions;  // world space
};

/// The place of every vertex of one primitive on another one. Where counts and indices agree, and
/// most positions do, vertices have the same number; otherwise those at the same place, of several
/// the one with the most similar normal and texture coordinates; otherwise the nearest place of the
/// surface, or the nearest vertex without one.
class VertexMatches {
public:
    /// Vertices with the same number.
    VertexMatches() = default;

    /// `tolerance`: how far places may be from each other that are the same. A set stop token
    /// leaves the matches useless.
    VertexMatches(const RestedPrimitive& before, const RestedPrimitive& after, float tolerance,
                  const std::stop_token& stop = {});

    [[nodiscard]] VertexMatching how() const noexcept { return m_how; }
    /// Vertices that only the nearest surface or vertex could match.
    [[nodiscard]] std::size_t offSurface() const noexcept { return m_offSurface; }
    /// The place on the other primitive. Its corners are the same vertex where that is matched.
    [[nodiscard]] TrianglePlace at(std::uint32_t vertex) const noexcept;
    /// The other primitive's values, one per vertex, at that place.
    [[nodiscard]] glm::vec3 valueAt(std::uint32_t vertex,
                                    std::span<const glm::vec3> values) const noexcept;

private:
    void matchPlaces(const RestedPrimitive& before, const RestedPrimitive& after, float tolerance,
                     const std::stop_token& stop);

    VertexMatching m_how = VertexMatching::Index;
    std::size_t m_offSurface = 0;
    std::vector<TrianglePlace> m_places;  // [vertex]; empty: the same number
};

}  // namespace sinew
