// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace sinew {

enum class ViewMode {
    Shaded,
    Clay,
    Unlit,
    Wireframe,
    Normals,
    GeometryNormals,
    Tangents,
    Uv,
    VertexColor,
    Weight,
    RawJoints,  // "joint-index"
    RawWeights,
    BindPose,
    SkinningDifference,
};

/// Names of a view: on the command line, in menus, and a one-sentence summary.
struct ViewModeInfo {
    ViewMode mode;
    std::string_view name;   // "raw-weights"
    std::string_view label;  // "Raw Weights"
    std::string_view summary;
    bool lit;  // tone-mapped; all others are data views and output unchanged values
    bool needsSkin;
    bool usesSet;  // --set chooses which JOINTS_n / WEIGHTS_n
};

[[nodiscard]] std::span<const ViewModeInfo> viewModes() noexcept;
[[nodiscard]] const ViewModeInfo& viewModeInfo(ViewMode mode) noexcept;
[[nodiscard]] std::optional<ViewMode> viewModeFromName(std::string_view name) noexcept;

/// Names reserved by the command-line contract for later versions.
[[nodiscard]] std::span<const std::string_view> laterViewModes() noexcept;

}  // namespace sinew
