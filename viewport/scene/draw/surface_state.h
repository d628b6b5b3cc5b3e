// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

#include "model/view/view_mode.h"

namespace sinew {

enum class Shading {
    Lit,
    Data,
    Edges,
    Shadow,  // depth alone, as the key light sees it
    // Over a surface that was drawn: its edges, its vertices, lines along normals or tangents.
    EdgeMarks,
    PointMarks,
    Needles,
};
enum class Cull { None, Back, Front };

/// Where a draw's vertices come from: as stored, and the vertex shader deforms them; or in world
/// space, as the deform pass left them.
enum class VertexSource { Stored, Deformed };

/// What chooses the pipeline of a mesh's draw.
struct SurfaceState {
    Shading shading = Shading::Lit;
    std::uint32_t elementSize = 3;  // points, lines, triangles
    bool mirrored = false;          // the node's determinant is negative: clockwise is front
    Cull cull = Cull::None;
    bool blended = false;
    VertexSource source = VertexSource::Stored;
    bool dual = false;  // lit and shadows: the vertex shader may blend joints as dual quaternions
    std::uint32_t features = 0;  // kFeature… bits of the material, of lit shading and cut shadows
    std::uint32_t wishes = 0;    // kWish… bits, of lit shading

    bool operator==(const SurfaceState&) const = default;
};

struct SurfaceStateHash {
    [[nodiscard]] std::size_t operator()(const SurfaceState& state) const noexcept;
};

/// The same state for all that differ without effect: points and lines have no front, edges are
/// drawn all and opaque, only lit shading knows the material; the values of data views always come
/// from the whole vertex shader.
[[nodiscard]] SurfaceState canonical(SurfaceState state) noexcept;

/// Whether the vertices bring the values of the data views along.
[[nodiscard]] bool handsOnData(Shading shading) noexcept;

/// Whether the view shows the material's alpha; all others are solid.
[[nodiscard]] bool showsMaterial(ViewMode mode) noexcept;

}  // namespace sinew
