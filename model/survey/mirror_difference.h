// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/check/symmetry_search.h"

namespace sinew {

/// The weight of one joint at a vertex, and of its counterpart at the mirror image.
struct MirroredWeight {
    std::size_t joint = 0;
    float own = 0.0F;
    float image = 0.0F;

    [[nodiscard]] float difference() const noexcept { return std::abs(own - image); }
};

struct MirrorDifferences {
    std::vector<float> values;  // [vertex]: the largest difference; NaN: no image
    std::size_t compared = 0;   // vertices with an image
    std::size_t different = 0;  // those with a visible difference
    std::uint32_t vertex = 0;   // where the difference is largest
    MirroredWeight largest = {};
};

/// Compares |w(v, joint) − w(image of v, counterpart of the joint)| over the joints of both that
/// have a counterpart, weights as stored. The image is the most similar of the vertices at the
/// mirrored position; without any, the nearest place of a triangle within a hundredth of the
/// diagonal, with the mean weights of its corners. Incomplete after a stop. Tolerances are those of
/// WEIGHTS_ASYMMETRIC.
[[nodiscard]] MirrorDifferences mirrorDifferences(const check::SkinnedPrimitive& skinned,
                                                  const check::MirroredSkin& mirrored,
                                                  const std::stop_token& stop);

}  // namespace sinew
