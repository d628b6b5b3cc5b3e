// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/surface_search.h"

#include <algorithm>

namespace sinew {
namespace {

/// The nearest vertex in the picture, ignoring vertices behind the eye.
std::uint32_t nearest(const std::array<LinePoint, 3>& seen, std::size_t count) noexcept {
    std::uint32_t best = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < count; ++i) {
        const double apart = glm::length(glm::dvec2(seen[i].across, seen[i].down) / seen[i].w);
        if (seen[i].w > 0.0 && apart < least) {
            least = apart;
            best = static_cast<std::uint32_t>(i);
        }
    }
    return best;
}

}  // namespace

SurfaceSearch::SurfaceSearch(const PickQuery& query) noexcept
    : m_query(query),
      m_clipFromWorld(glm::dmat4(query.camera.clipFromView) *
                      glm::dmat4(query.camera.viewFromWorld)) {}

LinePoint SurfaceSearch::seen(const PlacedSurface& surface, std::size_t at) const noexcept {
    return seenBy(m_line, surface.positions[surface.elements.indices[at]]);
}

void SurfaceSearch::lookAt(const PlacedSurface& surface) {
    m_line = pickLine(m_clipFromWorld * glm::dmat4(surface.worldFromPositions), m_query.pixel,
                      m_query.size);
    if (surface.elements.size == 3) {
        m_limits.reachPixels = 0.0;
        surface.boxes.search(m_line, surface.elements, m_limits,
                             [&](std::size_t element) { tryTriangle(surface, element); });
    } else {
        const float radius = surface.elements.size == 1 ? m_query.pointRadiusPixels : 0.0F;
        m_limits.reachPixels = double{std::max(m_query.reachPixels, radius)};
        surface.boxes.search(m_line, surface.elements, m_limits,
                             [&](std::size_t element) { tryThin(surface, element); });
    }
}

void SurfaceSearch::tryTriangle(const PlacedSurface& surface, std::size_t element) {
    const std::size_t first = 3 * element;
    ElementHit hit;
    const bool met = meetsTriangle(seen(surface, first), seen(surface, first + 1),
                                   seen(surface, first + 2), hit);
    if (!met || hit.depth > m_limits.farthest || (m_hit && hit.depth == m_limits.farthest) ||
        (surface.culled && hit.counterClockwise == surface.frontIsClockwise)) {
        return;
    }
    if (take(surface, element, hit)) {
        m_limits.farthest = hit.depth;
    }
}

void SurfaceSearch::tryThin(const PlacedSurface& surface, std::size_t element) {
    const std::size_t first = surface.elements.size * element;
    ElementHit hit;
    const bool passes = surface.elements.size == 2
                            ? passesSegment(seen(surface, first), seen(surface, first + 1), hit)
                            : passesPoint(seen(surface, first), hit);
    if (passes && hit.depth <= m_limits.farthest && hit.apart <= m_limits.reachPixels &&
        hit.apart < m_leastApart && take(surface, element, hit)) {
        m_leastApart = hit.apart;
    }
}

/// False if the surface has a hole there.
bool SurfaceSearch::take(const PlacedSurface& surface, std::size_t element, const ElementHit& hit) {
    SurfaceHit taken;
    std::array<LinePoint, 3> corners{};
    glm::dvec3 position(0.0);
    for (std::size_t i = 0; i < surface.elements.size; ++i) {
        const std::size_t at = surface.elements.size * element + i;
        taken.vertices[i] = surface.elements.indices[at];
        corners[i] = seen(surface, at);
        position += hit.shares[static_cast<glm::length_t>(i)] *
                    glm::dvec3(surface.positions[taken.vertices[i]]);
    }
    taken.shares = glm::vec3(hit.shares);
    if (surface.holes.isHole({surface.primitive, taken.vertices, taken.shares})) {
        return false;
    }
    taken.node = surface.node;
    taken.primitive = surface.index;
    taken.instance = surface.instance;
    taken.element = static_cast<std::uint32_t>(element);
    taken.elementSize = surface.elements.size;
    taken.vertex = taken.vertices[nearest(corners, surface.elements.size)];
    taken.position = glm::vec3(glm::dmat4(surface.worldFromPositions) * glm::dvec4(position, 1.0));
    taken.depth = static_cast<float>(hit.depth);
    m_hit = taken;
    return true;
}

}  // namespace sinew
