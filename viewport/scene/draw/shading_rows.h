// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>

#include "viewport/gpu/pipelines.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// What the vertex shader of a surface hands on; each has its shaders and vertex streams.
enum class SurfaceOutput : std::uint8_t { Lit, Data, Corners, Dots, Little, Ghost, Needles };

/// What a fragment shader reads of the material. Cut: only where it has holes, and the shader is
/// left out where there are none.
enum class MaterialRead : std::uint8_t { None, Cut, Holes, Whole };

/// Where a surface is drawn.
enum class SurfaceTarget : std::uint8_t { Scene, Shadow, Mask };

/// How a Shading is drawn: shaders, vertices and fixed state.
struct ShadingRow {
    using ShaderFunction = spirv::Shader (*)() noexcept;

    Shading key;
    const char* name;  // name in captures, before the kind of element
    SurfaceOutput output;
    ShaderFunction fragment;
    MaterialRead reads = MaterialRead::None;
    std::optional<Blending> blending = {};  // none: by SurfaceState::blended
    Depth depth = Depth::TestAndWrite;      // depth of what is not blended by its state
    SurfaceTarget target = SurfaceTarget::Scene;
    bool complete = false;  // both sides of triangles
    bool edges = false;     // only of triangles
    bool points = false;    // vertices, whatever the elements are
    float depthBias = 0.0F;
};
[[nodiscard]] const ShadingRow& rowOf(Shading shading) noexcept;

/// Maps states that differ without effect to the same state: points and lines have no front, edges
/// and marks are always complete, only lit shading uses the whole material; data views always use
/// the full vertex shader.
[[nodiscard]] SurfaceState canonical(SurfaceState state) noexcept;

/// For captures: "lit triangles, blended, features 0x5, requests 0x1".
[[nodiscard]] std::string nameOf(const SurfaceState& state);

/// Constants of a pipeline's stages; what `describe` returns refers to them.
struct SurfaceConstants {
    std::array<std::uint32_t, 2> vertex{};
    std::array<std::uint32_t, 3> fragment{};
};

/// The pipeline of a canonical state, but its name, layout, render pass and samples.
/// `samples`: of the scene.
[[nodiscard]] GraphicsPipeline describe(const SurfaceState& state, const DeviceView& device,
                                        std::uint32_t samples, SurfaceConstants& constants);

}  // namespace sinew
