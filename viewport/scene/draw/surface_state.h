// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <functional>

namespace sinew {

/// What is drawn of a surface; kShadings describes how.
enum class Shading : std::uint8_t {
    Lit,
    Data,
    Corners,  // data views of flat values
    Channel,  // channel of the material
    Edges,
    // On top of a drawn surface: its edges, its vertices, lines along normals or tangents.
    EdgeMarks,
    PointMarks,
    Needles,
    Dots,        // vertices in the colours of the view
    Shadow,      // depth only, from the key light
    Selected,    // the mask that is outlined
    GhostDepth,  // depth only, of the model at another moment
    Ghost,       // the same in one colour, where that depth is
    Depth,       // depth only, of what is drawn already
};
enum class Cull : std::uint8_t {
    None = VK_CULL_MODE_NONE,
    Front = VK_CULL_MODE_FRONT_BIT,
    Back = VK_CULL_MODE_BACK_BIT
};

/// Source of a draw's vertices: stored vertices, deformed by the vertex shader, or world-space
/// vertices from the deform pass.
enum class VertexSource { Stored, Deformed };

/// The state that selects the pipeline of a draw.
struct SurfaceState {
    Shading shading = Shading::Lit;
    std::uint32_t elementSize = 3;  // points, lines, triangles
    bool mirrored = false;          // the node's determinant is negative: front faces are clockwise
    Cull cull = Cull::None;
    bool blended = false;  // where the shading leaves it to the material
    VertexSource source = VertexSource::Stored;
    bool dual = false;           // the vertex shader may use dual quaternions; data: always
    std::uint32_t features = 0;  // kFeature… bits of the material, as far as the shading reads it
    std::uint32_t textures = 0;  // bit i: a texture in slot i of the material, likewise
    std::uint32_t requests = 0;  // kRequest… bits, for lit shading

    bool operator==(const SurfaceState&) const = default;
};

struct SurfaceStateHash {
    [[nodiscard]] std::size_t operator()(const SurfaceState& state) const noexcept {
        std::uint64_t key = state.textures;
        key = (key << 20U) ^ state.features;
        key = key * 16 + state.requests;
        key = key * 16 + static_cast<std::uint64_t>(state.shading);
        key = key * 4 + state.elementSize;
        key = key * 4 + static_cast<std::uint64_t>(state.cull);
        key = key * 2 + static_cast<std::uint64_t>(state.source);
        key = key * 2 + (state.mirrored ? 1 : 0);
        key = key * 2 + (state.blended ? 1 : 0);
        key = key * 2 + (state.dual ? 1 : 0);
        return std::hash<std::uint64_t>{}(key);
    }
};

}  // namespace sinew
