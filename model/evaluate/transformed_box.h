// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/bounds.h"

namespace sinew {

/// The box around the corners of `box`, transformed.
[[nodiscard]] inline Box transformed(const Box& box, const glm::mat4& matrix) {
    Box result;
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 point((corner & 1) != 0 ? box.max.x : box.min.x,
                              (corner & 2) != 0 ? box.max.y : box.min.y,
                              (corner & 4) != 0 ? box.max.z : box.min.z);
        result.add(glm::vec3(matrix * glm::vec4(point, 1.0F)));
    }
    return result;
}

}  // namespace sinew
