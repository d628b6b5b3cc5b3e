// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>

#include "model/view/pick/element_tree.h"
#include "model/view/pick/surface_hit.h"
#include "model/view/pick/texel_alpha.h"

namespace sinew {

/// Where a material leaves nothing to be hit: alpha below `leastAlpha`, if it has holes at all.
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

/// One primitive at one place.
struct PlacedSurface {
    const Primitive& primitive;
    ElementSpan elements;
    const ElementTree& boxes;
    std::span<const glm::vec3> positions;
    glm::mat4 worldFromPositions{1.0F};
    bool culled = true;             // triangles that show their back are not drawn
    bool frontIsClockwise = false;  // where the node mirrors
    const SurfaceHoles& holes;
    NodeIndex node;
    std::uint32_t index = 0;  // of the primitive in the mesh
    std::uint32_t instance = 0;
};

/// Looks at surfaces one after another and keeps the nearest hit. Lines and points come after all
/// triangles: within reach they win over what lies behind them, the one that passes closest first.
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
    PickLine m_line;  // in the space of the present surface's positions
    SearchLimits m_limits;
    double m_leastApart = std::numeric_limits<double>::infinity();
    std::optional<SurfaceHit> m_hit;
};

}  // namespace sinew
