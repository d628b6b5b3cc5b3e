// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/mesh.h"

namespace sinew {

/// A joint of the skin that draws a primitive, and its weight at a vertex: over all sets, with
/// weights of the same joint added, as stored.
struct JointShare {
    JointIndex joint;  // none: no weight
    float weight = 0.0F;

    bool operator==(const JointShare&) const = default;
};

/// The joint with the largest weight at a vertex. Among equals, the first in the file.
[[nodiscard]] JointShare strongestJoint(const Primitive& primitive, std::uint32_t vertex) noexcept;

[[nodiscard]] float weightOfJoint(const Primitive& primitive, std::uint32_t vertex,
                                  JointIndex joint) noexcept;

}  // namespace sinew
