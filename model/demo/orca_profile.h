// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/core/math.h"

namespace sinew::demo {

// Mesh space: metres, nose towards +Z, back towards +Y, the animal's left towards +X. Positions are
// given along `d`, the distance behind the tip of the snout, and `h`, the height above the body's
// axis.
inline constexpr float kSnoutZ = 3.0F;
inline constexpr float kAxisHeight = 1.15F;  // height of the axis above the ground

[[nodiscard]] constexpr glm::vec3 meshPoint(float x, float h, float d) {
    return {x, kAxisHeight + h, kSnoutZ - d};
}
[[nodiscard]] constexpr float distanceBehindSnout(const glm::vec3& point) {
    return kSnoutZ - point.z;
}
[[nodiscard]] constexpr float heightOverAxis(const glm::vec3& point) {
    return point.y - kAxisHeight;
}

/// The body's cross-section at one distance: metres over the axis.
struct CrossSection {
    float top = 0.0F;
    float side = 0.0F;  // height of the widest place; on the head the line of the mouth
    float bottom = 0.0F;
    float halfWidth = 0.0F;
};

[[nodiscard]] CrossSection crossSection(float d);

/// Position around a cross-section: 0 on the belly's midline, 0.5 at the side, 1 on the back's
/// midline. `section` is the cross-section at the point.
[[nodiscard]] float girthFraction(const glm::vec3& point, const CrossSection& section);

/// A value that changes along the body; Hermite curve without overshoot through the stations.
struct Station {
    float d;
    float value;
};
[[nodiscard]] float interpolate(std::span<const Station> stations, float d);

/// Cubic Hermite curve between two values and their slopes, at a part `t` (0 to 1) of `width`.
template <class Number>
[[nodiscard]] Number hermite(Number from, Number fromSlope, Number to, Number toSlope, Number width,
                             Number t) {
    const Number u = Number{1} - t;
    return u * u * (Number{1} + Number{2} * t) * from + t * u * u * width * fromSlope +
           t * t * (Number{3} - Number{2} * t) * to - t * t * u * width * toSlope;
}

}  // namespace sinew::demo
