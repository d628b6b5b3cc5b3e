// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/mesh.h"

namespace sinew {

/// A point that stands for the primitive when translucent ones are sorted: the middle of its
/// box, moving with the joint that pulls the nearest vertex most.
struct PrimitiveAnchor {
    glm::vec3 position{0.0F};  // mesh space
    std::uint32_t joint = 0;
};
[[nodiscard]] PrimitiveAnchor anchorOf(const Primitive& primitive) noexcept;

}  // namespace sinew
