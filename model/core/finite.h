// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "model/core/math.h"

namespace sinew {

/// Whether all components are finite.
template <glm::length_t N, class T, glm::qualifier Q>
[[nodiscard]] bool isFinite(const glm::vec<N, T, Q>& v) noexcept {
    bool finite = true;
    for (glm::length_t i = 0; i < N; ++i) {
        finite = finite && std::isfinite(v[i]);
    }
    return finite;
}

}  // namespace sinew
