// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// What surfaces are drawn for. Marks follow the surface that they are on, in this order; value
/// dots come last of all. To add a mark: its Shading, and a row in kSurfaceUses.
enum class SurfaceUse : std::uint8_t {
    Surface,
    EdgeMarks,
    PointMarks,
    Normals,
    Tangents,
    Dots,
    Shadow,
    Selected,
    GhostDepth,
    Ghost,
    Depth,
};
inline constexpr std::size_t kSurfaceUseCount = 11;
inline constexpr std::array kSurfaceMarkUses{SurfaceUse::EdgeMarks, SurfaceUse::PointMarks,
                                             SurfaceUse::Normals, SurfaceUse::Tangents};

/// What a draw records: its elements, its vertices one by one, or a line per vertex.
enum class DrawnParts : std::uint8_t { Elements, Vertices, NormalLines, TangentLines };

struct SurfaceUseRow {
    SurfaceUse key;
    Shading shading;  // Surface uses SurfaceView::shading instead.
    /// Whether a view draws it at all.
    bool (*shown)(const ViewOptions& view, const ViewModeInfo& info) noexcept;
    /// Whether a draw has it.
    bool (*fits)(const Draw& draw) noexcept;
    DrawnParts parts = DrawnParts::Elements;
    float lastDepth = 1.0F;  // end of the depth range: smaller is in front of the surface
    bool asStored = false;   // sides and holes of the material, whatever the view shows
};
[[nodiscard]] const SurfaceUseRow& rowOf(SurfaceUse use) noexcept;

/// Everything of a view that selects pipelines.
struct SurfaceView {
    Shading shading = Shading::Lit;  // shading of surfaces
    bool material = true;            // colour and alpha of the material
    bool holes = true;               // shadows, masks and depths have those of the material
    bool bothSides = false;
    bool dual = false;           // skinning with dual quaternions
    std::uint32_t requests = 0;  // kRequest… bits
    std::uint32_t uses = 0;      // bit i: SurfaceUse i is drawn

    bool operator==(const SurfaceView&) const = default;
};
[[nodiscard]] SurfaceView surfaceView(const ViewOptions& view) noexcept;

/// Whether marks are drawn on surfaces.
[[nodiscard]] bool drawsMarks(const SurfaceView& view) noexcept;

/// The states for drawing a draw, in order: the first `count` entries. None if the view or the draw
/// does not have this use; two for translucent double-sided surfaces, the back faces first.
struct SurfaceStates {
    std::array<SurfaceState, 2> states;
    std::size_t count = 0;

    [[nodiscard]] auto begin() const noexcept { return states.begin(); }
    [[nodiscard]] auto end() const noexcept { return states.begin() + count; }
};
/// The only source of states: recorders draw with these, and the two functions below list them.
[[nodiscard]] SurfaceStates statesOf(SurfaceUse use, const Draw& draw, const SurfaceView& view,
                                     bool mirrored) noexcept;

/// All states that a picture of the selected scene and variant can need in one view, each once:
/// from both vertex sources, and mirrored if a node can be.
[[nodiscard]] std::vector<SurfaceState> viewStates(const DrawList& draws, const ViewOptions& view);

/// All states that a file can need in any scene, variant and view with a background, with any mark,
/// each once, so that pipelines can be created before it is shown.
[[nodiscard]] std::vector<SurfaceState> allStates(const DrawList& draws);

}  // namespace sinew
