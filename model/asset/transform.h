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

/// parentFromLocal. The rotation is not normalised and the formula is that for unit quaternions: a
/// small deviation from unit length slightly changes the angle and does not scale the axes.
[[nodiscard]] glm::mat4 toMatrix(const Transform& transform) noexcept;
[[nodiscard]] glm::dmat4 toMatrixDouble(const Transform& transform) noexcept;

/// The nearest TRS of a matrix; exact if the matrix has no shear. A mirrored matrix gets a negative
/// scale.x. Axes of length zero get scale 0 and an arbitrary matching direction.
[[nodiscard]] Transform decompose(const glm::mat4& matrix) noexcept;

}  // namespace sinew
