// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew {

/// A sight line: the points that project to one point of a picture, as four linear functions of (x,
/// y, z, 1). `across` and `down` are the distance from it in pixels times w; `depth` is the Vulkan
/// depth times w. A point is in the picture if w > 0 and 0 <= depth <= w. Because the functions are
/// linear, no division or clipping is needed.
struct PickLine {
    glm::dvec4 across{0.0};
    glm::dvec4 down{0.0};
    glm::dvec4 depth{0.0};
    glm::dvec4 w{0.0};
};

/// `pixel` is relative to the upper left corner: the centre of the first pixel is 0.5, 0.5.
[[nodiscard]] PickLine pickLine(const glm::dmat4& clipFromSpace, const glm::dvec2& pixel,
                                const glm::dvec2& size) noexcept;

/// A vertex in the functions of a PickLine.
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

/// A hit of a line on a triangle, a segment or a point.
struct ElementHit {
    glm::dvec3 shares{0.0};         // weights of the element's vertices
    double depth = 2.0;             // 0 at the near plane, 1 at the far plane
    double apart = 0.0;             // distance in pixels; 0 for a triangle
    bool counterClockwise = false;  // winding of a triangle as seen in the picture
};

/// False if the line misses it or hits it outside the planes.
[[nodiscard]] bool meetsTriangle(const LinePoint& a, const LinePoint& b, const LinePoint& c,
                                 ElementHit& hit) noexcept;
/// Distance of the segment from the line, ignoring the part behind the eye. False if no part is in
/// front or the nearest point is outside the planes.
[[nodiscard]] bool passesSegment(const LinePoint& a, const LinePoint& b, ElementHit& hit) noexcept;
[[nodiscard]] bool passesPoint(const LinePoint& a, ElementHit& hit) noexcept;

}  // namespace sinew
