// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/check/symmetry_search.h"

namespace sinew::check {

/// Tolerance for a mirrored position: a thousandth of the diagonal of the positions.
[[nodiscard]] float mirrorTolerance(std::span<const glm::vec3> positions);

/// [vertex]: the largest |w(v, joint) − w(image of v, counterpart of the joint)| over the joints of
/// both that have a counterpart, weights as stored. Of several vertices at the mirrored position
/// the most similar one counts. NaN: there is none. Incomplete after a stop.
[[nodiscard]] std::vector<float> mirrorDifferences(const SkinnedPrimitive& skinned,
                                                   const MirroredSkin& mirrored,
                                                   const std::stop_token& stop);

}  // namespace sinew::check
