// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew {

/// A node's local transform: scale, then rotation, then translation (glTF 2.0, 3.5.3).
struct Transform {
    glm::vec3 translation{0.0F};
    glm::quat rotation{1.0F, 0.0F, 0.0F, 0.0F};  // unit, (w, x, y, z) in construction
    glm::vec3 scale{1.0F};
};

/// parentFromLocal. The rotation is used as it is: a quaternion that is not unit scales.
[[nodiscard]] glm::mat4 toMatrix(const Transform& transform) noexcept;

/// The nearest TRS of a matrix: exact when the matrix has no shear; a mirrored one gets its
/// negative sign in scale.x.
[[nodiscard]] Transform decompose(const glm::mat4& matrix) noexcept;

}  // namespace sinew
