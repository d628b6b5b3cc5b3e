// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/mesh.h"

namespace sinew {

/// The joint with the largest weight at a vertex, and the weight.
struct StrongestJoint {
    JointIndex joint;  // in the skin that draws the primitive; none: no weight
    float weight = 0.0F;
};

/// Over all sets and as stored, with weights of the same joint added. Among equals, the first in
/// the file.
[[nodiscard]] StrongestJoint strongestJoint(const Primitive& primitive,
                                            std::uint32_t vertex) noexcept;

}  // namespace sinew
