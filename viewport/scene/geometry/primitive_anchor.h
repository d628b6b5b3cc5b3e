// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/mesh.h"

namespace sinew {

/// The sort position of a translucent primitive: the centre of its box, moving with the strongest
/// joint of the nearest vertex.
struct PrimitiveAnchor {
    glm::vec3 position{0.0F};  // mesh space
    std::uint32_t joint = 0;
};
[[nodiscard]] PrimitiveAnchor anchorOf(const Primitive& primitive) noexcept;

}  // namespace sinew
