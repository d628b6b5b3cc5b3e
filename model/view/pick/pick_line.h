// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew {

/// The points of a space that fall onto one point of a picture, as four functions of (x, y, z, 1):
/// `across` and `down` are the distance from it in pixels times w, `depth` is Vulkan's depth times
/// w. A point is in the picture where w > 0 and 0 <= depth <= w. The functions are linear, so
/// perspective and planes need no division and no clipping.
struct PickLine {
    glm::dvec4 across{0.0};
    glm::dvec4 down{0.0};
    glm::dvec4 depth{0.0};
    glm::dvec4 w{0.0};
};

/// `pixel` counts from the picture's upper left corner: the middle of the first pixel is 0.5, 0.5.
[[nodiscard]] PickLine pickLine(const glm::dmat4& clipFromSpace, const glm::dvec2& pixel,
                                const glm::dvec2& size) noexcept;

/// A vertex as a line sees it.
struct LinePoint {
    double across = 0.0;
    double down = 0.0;
    double depth = 0.0;
    double w = 0.0;
};
[[nodiscard]] inline double along(const glm::dvec4& function, const glm::vec3& point) noexcept {
    return function.x * double{point.x} + function.y * double{point.y} +
           function.z * double{point.z} + function.w;
}
[[nodiscard]] inline LinePoint seenBy(const PickLine& line, const glm::vec3& point) noexcept {
    return {along(line.across, point), along(line.down, point), along(line.depth, point),
            along(line.w, point)};
}

/// Where a line meets a triangle, a segment or a point.
struct ElementHit {
    glm::dvec3 shares{0.0};         // of the element's vertices
    double depth = 2.0;             // 0 at the near plane, 1 at the far plane
    double apart = 0.0;             // pixels; 0 for a triangle
    bool counterClockwise = false;  // a triangle, as it stands in the picture
};

/// False where the line misses it, or meets it outside the planes.
[[nodiscard]] bool meetsTriangle(const LinePoint& a, const LinePoint& b, const LinePoint& c,
                                 ElementHit& hit) noexcept;
/// How far off the segment passes; what lies behind the eye is left out. False where nothing of it
/// is in front, or the nearest point lies outside the planes.
[[nodiscard]] bool passesSegment(const LinePoint& a, const LinePoint& b, ElementHit& hit) noexcept;
[[nodiscard]] bool passesPoint(const LinePoint& a, ElementHit& hit) noexcept;

}  // namespace sinew
