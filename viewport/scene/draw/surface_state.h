// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace sinew {

enum class Shading {
    Lit,
    Data,
    Corners,  // data views of flat values
    Channel,  // of the material
    Edges,
    Shadow,    // depth only, from the key light
    Selected,  // the mask that is outlined
    Ghost,     // the model at another moment, in one colour; not blended: its depth only
    Depth,     // depth only, of what is drawn already
    // On top of a drawn surface: its edges, its vertices, lines along normals or tangents.
    EdgeMarks,
    PointMarks,
    Needles,
    Dots,  // vertices in the colours of the view
};
enum class Cull { None, Back, Front };

/// Source of a draw's vertices: stored vertices, deformed by the vertex shader, or world-space
/// vertices from the deform pass.
enum class VertexSource { Stored, Deformed };

/// The state that selects the pipeline of a draw.
struct SurfaceState {
    Shading shading = Shading::Lit;
    std::uint32_t elementSize = 3;  // points, lines, triangles
    bool mirrored = false;          // the node's determinant is negative: front faces are clockwise
    Cull cull = Cull::None;
    bool blended = false;
    VertexSource source = VertexSource::Stored;
    bool dual = false;           // the vertex shader may use dual quaternions; data: always
    std::uint32_t features = 0;  // kFeature… bits of the material, for lit shading, and for
                                 // shadows, selections and ghosts with holes
    std::uint32_t textures = 0;  // bit i: a texture in slot i of the material, likewise
    std::uint32_t wishes = 0;    // kWish… bits, for lit shading

    bool operator==(const SurfaceState&) const = default;
};

struct SurfaceStateHash {
    [[nodiscard]] std::size_t operator()(const SurfaceState& state) const noexcept;
};

/// Maps states that differ without effect to the same state: points and lines have no front, edges
/// are always complete and opaque, only lit shading uses the whole material; data views always use
/// the full vertex shader.
[[nodiscard]] SurfaceState canonical(SurfaceState state) noexcept;

/// For captures: "lit triangles, blended, features 0x5, wishes 0x1".
[[nodiscard]] std::string nameOf(const SurfaceState& state);

/// Whether the vertex shader outputs only position, texture coordinates and colour.
[[nodiscard]] bool handsOnLittle(Shading shading) noexcept;

/// Whether the vertex shader outputs the values of data views.
[[nodiscard]] bool handsOnData(Shading shading) noexcept;

}  // namespace sinew
