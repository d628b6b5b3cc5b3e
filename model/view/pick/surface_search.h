// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>

#include "model/view/pick/element_tree.h"
#include "model/view/pick/surface_hit.h"
#include "model/view/pick/texel_alpha.h"

namespace sinew {

/// Holes of a material: points with alpha below `leastAlpha`, if it has holes at all.
struct SurfaceHoles {
    const Asset& asset;
    const Material& material;
    MaterialFactors factors;
    bool any = false;
    float leastAlpha = 0.0F;

    [[nodiscard]] bool isHole(const SurfacePlace& place) const noexcept {
        return any && surfaceAlpha(asset, material, factors, place) < leastAlpha;
    }
};

/// One primitive at one transform.
struct PlacedSurface {
    const Primitive& primitive;
    ElementSpan elements;
    const ElementTree& boxes;
    std::span<const glm::vec3> positions;
    glm::mat4 worldFromPositions{1.0F};
    bool culled = true;             // back faces are not drawn
    bool frontIsClockwise = false;  // if the node mirrors
    const SurfaceHoles& holes;
    NodeIndex node;
    std::uint32_t index = 0;  // index of the primitive in the mesh
    std::uint32_t instance = 0;
};

/// Tests surfaces one after another and keeps the nearest hit. Lines and points are tested after
/// all triangles: within reach they win over anything behind them; the closest to the pointer wins.
class SurfaceSearch {
public:
    explicit SurfaceSearch(const PickQuery& query) noexcept;

    void lookAt(const PlacedSurface& surface);
    [[nodiscard]] const std::optional<SurfaceHit>& hit() const noexcept { return m_hit; }

private:
    void tryTriangle(const PlacedSurface& surface, std::size_t element);
    void tryThin(const PlacedSurface& surface, std::size_t element);
    [[nodiscard]] bool take(const PlacedSurface& surface, std::size_t element,
                            const ElementHit& hit);
    [[nodiscard]] LinePoint seen(const PlacedSurface& surface, std::size_t at) const noexcept;

    const PickQuery& m_query;
    glm::dmat4 m_clipFromWorld;
    PickLine m_line;  // line in the space of the current surface's positions
    SearchLimits m_limits;
    double m_leastApart = std::numeric_limits<double>::infinity();
    std::optional<SurfaceHit> m_hit;
};

}  // namespace sinew
