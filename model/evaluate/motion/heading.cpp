// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/motion/heading.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kFlat = 1e-12;  // volume of the axes, relative to the longest one's cube

}  // namespace

bool areFlat(const glm::dmat3& axes) noexcept {
    const double longest =
        std::max({glm::length(axes[0]), glm::length(axes[1]), glm::length(axes[2])});
    return !(std::abs(glm::determinant(axes)) > kFlat * longest * longest * longest);
}

std::optional<glm::dmat3> orthonormal(const glm::dmat3& axes) noexcept {
    if (areFlat(axes)) {
        return {};
    }
    const glm::dvec3 x = glm::normalize(axes[0]);
    const glm::dvec3 y = glm::normalize(axes[1] - x * glm::dot(x, axes[1]));
    const double hand = glm::determinant(axes) < 0.0 ? -1.0 : 1.0;
    return glm::dmat3(x, y, hand * glm::cross(x, y));
}

glm::dquat unturned(const glm::dmat3& world, const glm::dmat3& reference) noexcept {
    const auto now = orthonormal(world);
    const auto then = orthonormal(reference);
    if (!now || !then || glm::determinant(*now) * glm::determinant(*then) < 0.0) {
        return {1.0, 0.0, 0.0, 0.0};
    }
    const glm::dquat turned = glm::quat_cast(*now * glm::transpose(*then));
    const double length = std::hypot(turned.w, turned.y);
    if (!(length > 1e-9)) {  // upside down: no heading is defined
        return {1.0, 0.0, 0.0, 0.0};
    }
    return {turned.w / length, 0.0, -turned.y / length, 0.0};
}

double headingTurn(const glm::dmat3& world, const glm::dmat3& reference) noexcept {
    const glm::dquat back = unturned(world, reference);
    return 2.0 * (back.w < 0.0 ? std::atan2(back.y, -back.w) : std::atan2(-back.y, back.w));
}

}  // namespace sinew
