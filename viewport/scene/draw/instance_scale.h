// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "model/core/math.h"

namespace sinew {

/// Whether an instance turns front faces into back faces.
[[nodiscard]] inline bool mirrors(const glm::mat4& worldFromMesh) noexcept {
    return glm::determinant(glm::mat3(worldFromMesh)) < 0.0F;
}

/// The mean length scale.
[[nodiscard]] inline float scaleOf(const glm::mat4& worldFromMesh) noexcept {
    return std::cbrt(std::abs(glm::determinant(glm::mat3(worldFromMesh))));
}

}  // namespace sinew
