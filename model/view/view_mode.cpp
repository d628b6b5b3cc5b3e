// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/view_mode.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace sinew {

namespace {

// In the order of ViewMode.
constexpr std::array kViewModes = {
    ViewModeInfo{.mode = ViewMode::Shaded,
                 .name = "shaded",
                 .label = "Shaded",
                 .summary = "The material in a pleasant light",
                 .lit = true,
                 .needsSkin = false,
                 .usesSet = false},
    ViewModeInfo{.mode = ViewMode::Clay,
                 .name = "clay",
                 .label = "Clay",
                 .summary = "Neutral grey: the form without its material",
                 .lit = true,
                 .needsSkin = false,
                 .usesSet = false},
    ViewModeInfo{.mode = ViewMode::Unlit,
                 .name = "unlit",
                 .label = "Unlit",
                 .summary = "Base colour only, without light",
                 .lit = false,
                 .needsSkin = false,
                 .usesSet = false},
    ViewModeInfo{.mode = ViewMode::Wireframe,
                 .name = "wireframe",
                 .label = "Wireframe",
                 .summary = "The edges of the triangles",
                 .lit = false,
                 .needsSkin = false,
                 .usesSet = false},
    ViewModeInfo{.mode = ViewMode::Normals,
                 .name = "normals",
                 .label = "Normals",
                 .summary = "What light is computed with: normals in world space, with maps",
                 .lit = false,
                 .needsSkin = false,
                 .usesSet = false},
    ViewModeInfo{
        .mode = ViewMode::GeometryNormals,
        .name = "geometry-normals",
        .label = "Geometry Normals",
        .summary = "Normals of the vertices in world space after skinning, without normal maps",
        .lit = false,
        .needsSkin = false,
        .usesSet = false},
    ViewModeInfo{
        .mode = ViewMode::Tangents,
        .name = "tangents",
        .label = "Tangents",
        .summary = "Tangents in world space after skinning, as colours; grey where there are none",
        .lit = false,
        .needsSkin = false,
        .usesSet = false},
    ViewModeInfo{
        .mode = ViewMode::Uv,
        .name = "uv",
        .label = "UV",
        .summary = "Texture coordinates, u red and v green, repeating; blue outside of 0 to 1",
        .lit = false,
        .needsSkin = false,
        .usesSet = false},
    ViewModeInfo{.mode = ViewMode::VertexColor,
                 .name = "vertex-color",
                 .label = "Vertex Colour",
                 .summary = "COLOR_0 as stored, linear; grey where there is none",
                 .lit = false,
                 .needsSkin = false,
                 .usesSet = false},
    ViewModeInfo{.mode = ViewMode::Weight,
                 .name = "weight",
                 .label = "Joint Weight",
                 .summary = "How strongly the selected joint pulls, summed over all sets",
                 .lit = false,
                 .needsSkin = true,
                 .usesSet = false},
    ViewModeInfo{.mode = ViewMode::RawJoints,
                 .name = "joint-index",
                 .label = "Joint Index",
                 .summary = "The stored joint numbers of one set, as colours",
                 .lit = false,
                 .needsSkin = true,
                 .usesSet = true},
    ViewModeInfo{.mode = ViewMode::RawWeights,
                 .name = "raw-weights",
                 .label = "Raw Weights",
                 .summary = "The stored weights of one set, as colours",
                 .lit = false,
                 .needsSkin = true,
                 .usesSet = true},
    ViewModeInfo{.mode = ViewMode::BindPose,
                 .name = "bind-pose",
                 .label = "Bind Pose",
                 .summary = "The positions as stored, without any skinning",
                 .lit = false,
                 .needsSkin = false,
                 .usesSet = false},
    ViewModeInfo{.mode = ViewMode::SkinningDifference,
                 .name = "skinning-difference",
                 .label = "Skinning Difference",
                 .summary = "How far dual-quaternion skinning moves what linear blending places",
                 .lit = false,
                 .needsSkin = true,
                 .usesSet = false},
};

constexpr auto kLaterViewModes = std::to_array<std::string_view>({
    "joint-colors",
    "dominant-joint",
    "stretch",
    "influence-count",
    "weight-sum",
    "unweighted",
    "symmetry",
    "displacement",
});

}  // namespace

std::span<const ViewModeInfo> viewModes() noexcept {
    return kViewModes;
}

const ViewModeInfo& viewModeInfo(ViewMode mode) noexcept {
    const ViewModeInfo& info = kViewModes[static_cast<std::size_t>(mode)];
    assert(info.mode == mode);
    return info;
}

std::optional<ViewMode> viewModeFromName(std::string_view name) noexcept {
    for (const ViewModeInfo& info : kViewModes) {
        if (info.name == name) {
            return info.mode;
        }
    }
    return std::nullopt;
}

std::span<const std::string_view> laterViewModes() noexcept {
    return kLaterViewModes;
}

}  // namespace sinew
