// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/view_mode.h"

#include <cstddef>

namespace sinew {

namespace {

constexpr std::string_view kVectorRange = "World space, \u22121 to 1";
constexpr std::string_view kColorRange = "Display colours (sRGB)";
constexpr std::string_view kUnlitReadsNothing = "not read: unlit";

/// A view of a channel of the material that is a number from 0 to 1.
constexpr ViewModeInfo numberView(ViewMode mode, std::string_view name, std::string_view label,
                                  std::string_view summary, ViewLegend legend) noexcept {
    legend.kind = ViewLegend::Kind::Number;
    legend.title = label;
    return {.mode = mode,
            .name = name,
            .label = label,
            .summary = summary,
            .channel = true,
            .legend = legend};
}

// In the order of ViewMode.
constexpr std::array kViewModes = {
    ViewModeInfo{.mode = ViewMode::Shaded,
                 .name = "shaded",
                 .label = "Shaded",
                 .summary = "Materials with lighting",
                 .lit = true,
                 .material = true},
    ViewModeInfo{.mode = ViewMode::Clay,
                 .name = "clay",
                 .label = "Clay",
                 .summary = "Neutral grey: the shape without its materials",
                 .lit = true},
    ViewModeInfo{.mode = ViewMode::Unlit,
                 .name = "unlit",
                 .label = "Unlit",
                 .summary = "Base colour only, without light",
                 .material = true},
    ViewModeInfo{
        .mode = ViewMode::BaseColor,
        .name = "base-color",
        .label = "Base Colour",
        .summary = "Base colour after texture, factor and vertex colour, without light or alpha",
        .channel = true,
        .legend = {.kind = ViewLegend::Kind::Color,
                   .title = "Base colour",
                   .subtitle = kColorRange}},
    numberView(ViewMode::Metallic, "metallic", "Metallic",
               "Metallic after texture and factor, as grey; 0 with specular-glossiness",
               {.subtitle = "Linear, 0 to 1", .unread = kUnlitReadsNothing}),
    numberView(ViewMode::Roughness, "roughness", "Roughness",
               "Roughness after texture and factor, as grey; 1 \u2212 glossiness if that is stored",
               {.subtitle = "Linear, 0 to 1", .unread = kUnlitReadsNothing}),
    numberView(ViewMode::Occlusion, "occlusion", "Occlusion",
               "Ambient occlusion after texture and strength, as grey; white is open",
               {.subtitle = "Linear; 1: open", .unread = kUnlitReadsNothing}),
    ViewModeInfo{.mode = ViewMode::Emissive,
                 .name = "emissive",
                 .label = "Emissive",
                 .summary = "Emitted light after texture, factor and strength; clipped at 1",
                 .channel = true,
                 .legend = {.kind = ViewLegend::Kind::Color,
                            .title = "Emissive",
                            .subtitle = "Display colours (sRGB), clipped at 1",
                            .unread = kUnlitReadsNothing}},
    numberView(ViewMode::Alpha, "alpha", "Alpha",
               "Alpha after texture, factor and vertex colour, as grey, in every alpha mode",
               {.subtitle = "Linear, before alpha mode and cutoff"}),
    ViewModeInfo{.mode = ViewMode::Wireframe,
                 .name = "wireframe",
                 .label = "Wireframe",
                 .summary = "The edges of the triangles",
                 .edges = true,
                 .bothSides = true},
    ViewModeInfo{.mode = ViewMode::Normals,
                 .name = "normals",
                 .label = "Normals",
                 .summary = "The normals used for lighting: world space, with normal maps",
                 .legend = {.kind = ViewLegend::Kind::Channels,
                            .title = "Normals, with normal maps",
                            .subtitle = kVectorRange,
                            .channels = {"x", "y", "z"}}},
    ViewModeInfo{
        .mode = ViewMode::GeometryNormals,
        .name = "geometry-normals",
        .label = "Geometry Normals",
        .summary = "Normals of the vertices in world space after skinning, without normal maps",
        .legend = {.kind = ViewLegend::Kind::Channels,
                   .title = "Normals of the vertices",
                   .subtitle = kVectorRange,
                   .channels = {"x", "y", "z"}}},
    ViewModeInfo{
        .mode = ViewMode::Tangents,
        .name = "tangents",
        .label = "Tangents",
        .summary = "Tangents in world space after skinning, as colours; grey where there are none",
        .legend = {.kind = ViewLegend::Kind::Channels,
                   .title = "Tangents",
                   .subtitle = "World space, \u22121 to 1; grey: none",
                   .channels = {"x", "y", "z"}}},
    ViewModeInfo{
        .mode = ViewMode::Uv,
        .name = "uv",
        .label = "UV",
        .summary = "Texture coordinates, u red and v green, repeating; blue outside of 0 to 1",
        .legend = {.kind = ViewLegend::Kind::Channels,
                   .title = "Texture coordinates",
                   .subtitle = "0 to 1, repeating beyond",
                   .channels = {"u", "v", "outside of 0 to 1"}}},
    ViewModeInfo{.mode = ViewMode::VertexColor,
                 .name = "vertex-color",
                 .label = "Vertex Colour",
                 .summary = "COLOR_0 as stored, linear; grey where there is none",
                 .legend = {.kind = ViewLegend::Kind::Channels,
                            .title = "COLOR_0",
                            .subtitle = "Linear, 0 to 1; grey: none",
                            .channels = {"red", "green", "blue"}}},
    ViewModeInfo{.mode = ViewMode::Weight,
                 .name = "weight",
                 .label = "Joint Weight",
                 .summary = "Weight of the selected joints, summed over all sets",
                 .needsSkin = true,
                 .legend = {.kind = ViewLegend::Kind::Joint}},
    ViewModeInfo{.mode = ViewMode::JointColors,
                 .name = "joint-colors",
                 .label = "Joint Colours",
                 .summary = "Every joint has a colour; their mean by weight, over all sets",
                 .needsSkin = true,
                 .legend = {.kind = ViewLegend::Kind::Joints,
                            .title = "Joint colours",
                            .subtitle = "Joint colours, mixed by weight"}},
    ViewModeInfo{.mode = ViewMode::DominantJoint,
                 .name = "dominant-joint",
                 .label = "Dominant Joint",
                 .summary = "The colour of the joint with the largest weight; flat per corner",
                 .needsSkin = true,
                 .flat = true,
                 .legend = {.kind = ViewLegend::Kind::Joints,
                            .title = "Dominant joint",
                            .subtitle = "Largest weight"}},
    ViewModeInfo{.mode = ViewMode::RawJoints,
                 .name = "joint-index",
                 .label = "Joint Index",
                 .summary = "The stored joint numbers of one set, as colours; flat per corner",
                 .needsSkin = true,
                 .usesSet = true,
                 .flat = true,
                 .legend = {.kind = ViewLegend::Kind::Channels,
                            .title = "JOINTS_",
                            .subtitle = "Divided by joint count \u2212 1",
                            .channels = {"x  first joint", "y  second joint", "z  third joint"}}},
    ViewModeInfo{
        .mode = ViewMode::RawWeights,
        .name = "raw-weights",
        .label = "Raw Weights",
        .summary = "The stored weights of one set, as colours",
        .needsSkin = true,
        .usesSet = true,
        .legend = {.kind = ViewLegend::Kind::Channels,
                   .title = "WEIGHTS_",
                   .subtitle = "As stored, 0 to 1",
                   .channels = {"x  first weight", "y  second weight", "z  third weight"}}},
    ViewModeInfo{.mode = ViewMode::InfluenceCount,
                 .name = "influence-count",
                 .label = "Influence Count",
                 .summary = "Joints with a weight other than 0, against budgets of 4 and 8",
                 .needsSkin = true,
                 .flat = true,
                 .legend = {.kind = ViewLegend::Kind::Count,
                            .title = "Influences per vertex",
                            .subtitle = "Joints with weight; budgets 4 and 8"}},
    ViewModeInfo{.mode = ViewMode::WeightSum,
                 .name = "weight-sum",
                 .label = "Weight Sum",
                 .summary = "How far the stored weights are from adding up to 1",
                 .needsSkin = true,
                 .flat = true,
                 .legend = {.kind = ViewLegend::Kind::Sum,
                            .title = "Sum of the weights \u2212 1",
                            .subtitle = "As stored, beyond the tolerance; log scale"}},
    ViewModeInfo{.mode = ViewMode::Unweighted,
                 .name = "unweighted",
                 .label = "Unweighted",
                 .summary = "Vertices without any weight, and joints out of range",
                 .needsSkin = true,
                 .flat = true,
                 .legend = {.kind = ViewLegend::Kind::Faults,
                            .title = "Vertices without weight",
                            .subtitle = "As stored, over all sets"}},
    ViewModeInfo{.mode = ViewMode::BindPose,
                 .name = "bind-pose",
                 .label = "Bind Pose",
                 .summary = "The positions as stored, without any skinning",
                 .posed = false,
                 .onlyForm = true},
    ViewModeInfo{.mode = ViewMode::SkinningDifference,
                 .name = "skinning-difference",
                 .label = "Skinning Difference",
                 .summary = "Distance between dual-quaternion and linear skinning",
                 .bothBlends = true,
                 .needsSkin = true,
                 .legend = {.kind = ViewLegend::Kind::Distance,
                            .title = "Skinning difference",
                            .subtitle = "From linear, in the file's units"}},
    ViewModeInfo{.mode = ViewMode::Stretch,
                 .name = "stretch",
                 .label = "Stretch",
                 .summary = "Area of each triangle against the rest pose, now or at its worst",
                 .needsSkin = true,
                 .flat = true,
                 .values = true,
                 .diverging = true,
                 .legend = {.kind = ViewLegend::Kind::Values,
                            .title = "Stretch",
                            .subtitle = "Area against the rest pose"}},
    ViewModeInfo{.mode = ViewMode::Displacement,
                 .name = "displacement",
                 .label = "Displacement",
                 .summary = "How far vertices move if weights are treated differently",
                 .needsSkin = true,
                 .values = true,
                 .legend = {.kind = ViewLegend::Kind::Values,
                            .title = "Displacement",
                            .subtitle = "In the file's units"}},
    ViewModeInfo{.mode = ViewMode::Symmetry,
                 .name = "symmetry",
                 .label = "Symmetry",
                 .summary = "Weights of left and right joints against the mirror image",
                 .needsSkin = true,
                 .values = true,
                 .legend = {.kind = ViewLegend::Kind::Values,
                            .title = "Asymmetry",
                            .subtitle = "Weight against the mirror image"}},
    ViewModeInfo{.mode = ViewMode::Morph,
                 .name = "morph",
                 .label = "Morph Targets",
                 .summary = "How far a morph target moves each vertex",
                 .values = true,
                 .legend = {.kind = ViewLegend::Kind::Values,
                            .title = "Morph target",
                            .subtitle = "Displacement at weight 1, in mesh units"}},
    ViewModeInfo{.mode = ViewMode::Distance,
                 .name = "distance",
                 .label = "Distance",
                 .summary = "How far the surface is from that of the compared file",
                 .values = true,
                 .legend = {.kind = ViewLegend::Kind::Values,
                            .title = "Distance",
                            .subtitle = "To the compared file, in file units"}},
    ViewModeInfo{.mode = ViewMode::Depth,
                 .name = "depth",
                 .label = "Depth",
                 .summary = "Distance from the eye along its line of sight",
                 .legend = {.kind = ViewLegend::Kind::Depth,
                            .title = "Depth",
                            .subtitle = "Along the line of sight, in file units"}},
};

constexpr bool everyViewHasItsRow() noexcept {
    std::size_t views = 0;
#define VIEW(name, constant, number) ++views;
#include "shaders/views.h"
#undef VIEW
    for (std::size_t i = 0; i < kViewModes.size(); ++i) {
        if (kViewModes[i].mode != static_cast<ViewMode>(i)) {
            return false;
        }
    }
    return views == kViewModes.size();
}
static_assert(everyViewHasItsRow());

}  // namespace

std::span<const ViewModeInfo> viewModes() noexcept {
    return kViewModes;
}

const ViewModeInfo& viewModeInfo(ViewMode mode) noexcept {
    return kViewModes[static_cast<std::size_t>(mode)];
}

std::optional<ViewMode> viewModeFromName(std::string_view name) noexcept {
    for (const ViewModeInfo& info : kViewModes) {
        if (info.name == name) {
            return info.mode;
        }
    }
    return std::nullopt;
}

}  // namespace sinew
