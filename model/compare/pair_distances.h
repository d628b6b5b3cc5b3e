// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

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

}  // namespace sinew
