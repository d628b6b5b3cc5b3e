// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace sinew {

#define VIEW(name, constant, number) name = number,
/// A view, by its number in the shaders. RawJoints is "joint-index".
enum class ViewMode : std::uint32_t {
#include "shaders/views.h"
};
#undef VIEW

/// What the legend of a view says.
struct ViewLegend {
    enum class Kind {
        None,
        Channels,  // red, green and blue
        Joint,     // a heat map of 0 to 1, named after the joint that is shown
        Distance,  // a heat map of lengths in the file's units
    };
    Kind kind = Kind::None;
    std::string_view title = {};  // where the view uses a set its number follows
    std::string_view subtitle = {};
    std::array<std::string_view, 3> channels = {};
};

/// All that the command line, menus, legend, pictures and picking know of a view.
struct ViewModeInfo {
    ViewMode mode;
    std::string_view name;     // on the command line: "raw-weights"
    std::string_view label;    // in menus: "Raw Weights"
    std::string_view summary;  // in one sentence

    bool lit = false;       // tone-mapped; all others are data views and output unchanged values
    bool material = false;  // the material's colour, with its holes; all others show solid surfaces
    bool edges = false;     // edges of triangles alone
    bool bothSides = false;   // of every triangle; all others leave out backs as the material says
    bool posed = true;        // false: positions as stored
    bool onlyForm = false;    // shows no values, so its soft shading is always there
    bool bothBlends = false;  // of joints: what is shown needs linear and dual-quaternion skinning
    bool needsSkin = false;
    bool usesSet = false;  // --set chooses which JOINTS_n / WEIGHTS_n

    ViewLegend legend = {};
};

/// In the order of ViewMode.
[[nodiscard]] std::span<const ViewModeInfo> viewModes() noexcept;
[[nodiscard]] const ViewModeInfo& viewModeInfo(ViewMode mode) noexcept;
[[nodiscard]] std::optional<ViewMode> viewModeFromName(std::string_view name) noexcept;

/// Names reserved by the command-line contract for later versions.
[[nodiscard]] std::span<const std::string_view> laterViewModes() noexcept;

}  // namespace sinew
