// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/mesh.h"
#include "model/evaluate/weight_source.h"

namespace sinew {

/// The joint that pulls a vertex most, and how strongly.
struct StrongestJoint {
    JointIndex joint;  // of the skin that draws the primitive; none: nothing pulls
    float weight = 0.0F;
};

/// Over all sets, weights of one joint added up. Of equal ones the first that the file lists.
[[nodiscard]] StrongestJoint strongestJoint(const Primitive& primitive, std::uint32_t vertex,
                                            WeightSource weights) noexcept;

}  // namespace sinew
