// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "model/compare/compared_surface.h"
#include "model/evaluate/deform.h"

namespace sinew {

/// A primitive in the poses of both files; memory that is used again.
struct DeformedPair {
    DeformedVertices here;
    DeformedVertices there;
};

/// The primitive that a node draws.
[[nodiscard]] inline const Primitive& comparedPrimitive(const Asset& asset, NodeIndex node,
                                                        std::uint32_t primitive) {
    return asset[asset[node].mesh].primitives[primitive];
}

/// How far every vertex of the file before is from its partner, with normalised weights; not finite
/// where a position is not. `distances` [vertex]. Allocates only if the memory has to grow.
void measureDistances(const PoseEvaluator& before, const PoseEvaluator& after,
                      const ComparedPrimitive& one, std::size_t threads, DeformedPair& memory,
                      std::span<float> distances);

/// [part of the surface, primitives before bones]: whether a part is measured.
using MovingParts = std::vector<bool>;

[[nodiscard]] inline MovingParts allParts(const ComparedSurface& surface) {
    return MovingParts(surface.primitives.size() + surface.bones.size(), true);
}

/// Distances of all points of a surface in one pair of poses. Keeps its memory. Borrows the
/// surface.
class PoseDistances {
public:
    /// `threads`: at most, for large primitives.
    explicit PoseDistances(const ComparedSurface& surface, std::size_t threads = 1)
        : m_surface(surface), m_threads(threads) {}

    /// What is not measured keeps the distances of the last `set`, which comes first.
    void measure(const PoseEvaluator& before, const PoseEvaluator& after,
                 const MovingParts& moving);

    /// Sets the distances of all points.
    void set(const std::vector<float>& distances) { m_distances = distances; }

    /// [point]: the points of a part follow each other, in the order of the surface. 0 where one of
    /// both points is not finite.
    [[nodiscard]] const std::vector<float>& distances() const noexcept { return m_distances; }

private:
    void measurePrimitive(const PoseEvaluator& before, const PoseEvaluator& after,
                          const ComparedPrimitive& one);
    void measureBone(const glm::mat4& here, const glm::mat4& there);

    const ComparedSurface& m_surface;
    std::size_t m_threads;
    DeformedPair m_memory;
    std::vector<float> m_distances;
    std::size_t m_place = 0;  // the next point
};

}  // namespace sinew
