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

/// parentFromLocal. The rotation is used as it is, by the formula for unit quaternions: one that
/// is a little off unit length turns the axes by that little too much and does not scale them.
[[nodiscard]] glm::mat4 toMatrix(const Transform& transform) noexcept;
[[nodiscard]] glm::dmat4 toMatrixDouble(const Transform& transform) noexcept;

/// The nearest TRS of a matrix: exact when the matrix has no shear; a mirrored one gets its
/// negative sign in scale.x. Axes of length zero get a scale of 0 and any fitting direction.
[[nodiscard]] Transform decompose(const glm::mat4& matrix) noexcept;

}  // namespace sinew
