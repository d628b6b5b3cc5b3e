// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/pick_line.h"

#include <algorithm>
#include <glm/gtc/matrix_access.hpp>

namespace sinew {
namespace {

constexpr double kNearestShare = 1e-9;  // relative to the larger w: where a segment is clipped at
                                        // the eye

/// Sets the depth of the hit; false if outside the planes or behind the eye.
bool takeDepth(double depth, double w, ElementHit& hit) noexcept {
    hit.depth = depth / w;
    return w > 0.0 && depth >= 0.0 && depth <= w;
}

LinePoint between(const LinePoint& a, const LinePoint& b, double share) noexcept {
    const auto mix = [share](double from, double to) { return from + share * (to - from); };
    return {mix(a.across, b.across), mix(a.down, b.down), mix(a.depth, b.depth), mix(a.w, b.w)};
}

glm::dvec2 pixels(const LinePoint& point) noexcept {
    return glm::dvec2(point.across, point.down) / point.w;
}

}  // namespace

PickLine pickLine(const glm::dmat4& clipFromSpace, const glm::dvec2& pixel,
                  const glm::dvec2& size) noexcept {
    PickLine line;
    line.depth = glm::row(clipFromSpace, 2);
    line.w = glm::row(clipFromSpace, 3);
    line.across = 0.5 * size.x * (glm::row(clipFromSpace, 0) + line.w) - pixel.x * line.w;
    line.down = 0.5 * size.y * (glm::row(clipFromSpace, 1) + line.w) - pixel.y * line.w;
    return line;
}

bool meetsTriangle(const LinePoint& a, const LinePoint& b, const LinePoint& c,
                   ElementHit& hit) noexcept {
    // Barycentric coordinates for which (across, down) is 0: cross products of the other two
    // vertices.
    const double ea = b.across * c.down - c.across * b.down;
    const double eb = c.across * a.down - a.across * c.down;
    const double ec = a.across * b.down - b.across * a.down;
    const bool inside =
        (ea >= 0.0 && eb >= 0.0 && ec >= 0.0) || (ea <= 0.0 && eb <= 0.0 && ec <= 0.0);
    const double sum = ea + eb + ec;
    if (!inside || sum == 0.0) {
        return false;
    }
    hit.shares = glm::dvec3(ea, eb, ec) / sum;
    hit.apart = 0.0;
    hit.counterClockwise = sum < 0.0;  // because pixel y points down
    const glm::dvec3& s = hit.shares;
    return takeDepth(s.x * a.depth + s.y * b.depth + s.z * c.depth,
                     s.x * a.w + s.y * b.w + s.z * c.w, hit);
}

bool passesSegment(const LinePoint& a, const LinePoint& b, ElementHit& hit) noexcept {
    const double least = kNearestShare * std::max(a.w, b.w);
    if (!(std::max(a.w, b.w) > 0.0)) {
        return false;
    }
    const double cut = (least - a.w) / (b.w - a.w);
    const double first = a.w < least ? cut : 0.0;
    const double last = b.w < least ? cut : 1.0;
    const LinePoint from = between(a, b, first);
    const LinePoint to = between(a, b, last);
    const glm::dvec2 start = pixels(from);
    const glm::dvec2 segment = pixels(to) - start;
    const double length = glm::dot(segment, segment);
    const double onScreen =
        length > 0.0 ? std::clamp(-glm::dot(start, segment) / length, 0.0, 1.0) : 0.0;
    hit.apart = glm::length(start + onScreen * segment);
    // Perspective: steps in the picture are not proportional to steps along the segment.
    const double inside = onScreen * from.w / (onScreen * from.w + (1.0 - onScreen) * to.w);
    const double share = first + inside * (last - first);
    hit.shares = {1.0 - share, share, 0.0};
    const LinePoint point = between(a, b, share);
    return takeDepth(point.depth, point.w, hit);
}

bool passesPoint(const LinePoint& a, ElementHit& hit) noexcept {
    hit.shares = {1.0, 0.0, 0.0};
    hit.apart = a.w > 0.0 ? glm::length(pixels(a)) : 0.0;
    return takeDepth(a.depth, a.w, hit);
}

}  // namespace sinew
