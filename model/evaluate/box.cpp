// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/bounds.h"

#include <cmath>

namespace sinew {

void Box::add(const glm::vec3& point) noexcept {
    if (std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z)) {
        min = glm::min(min, point);
        max = glm::max(max, point);
    }
}

void Box::add(const Box& box) noexcept {
    min = glm::min(min, box.min);
    max = glm::max(max, box.max);
}

glm::vec3 Box::center() const noexcept {
    return empty() ? glm::vec3(0.0F) : 0.5F * min + 0.5F * max;
}

float Box::radius() const noexcept {
    // In double precision: the square of a large extent can overflow a float.
    return empty() ? 0.0F
                   : static_cast<float>(0.5 * glm::length(glm::dvec3(max) - glm::dvec3(min)));
}

}  // namespace sinew
