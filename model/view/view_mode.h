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
/// A view; the values are those in the shaders. RawJoints is "joint-index".
enum class ViewMode : std::uint32_t {
#include "shaders/views.h"
};
#undef VIEW

/// The legend of a view.
struct ViewLegend {
    enum class Kind {
        None,
        Channels,  // red, green and blue
        Joint,     // a heat map from 0 to 1, titled with the displayed joint
        Distance,  // a heat map of lengths in the file's units
        Depth,     // a heat map of distances from the eye
        Number,    // a grey from 0 to 1
        Color,     // the displayed colours themselves
        Joints,    // one colour per joint
        Count,     // numbers of influences
        Sum,       // deviations of weight sums from 1, on a logarithmic scale
        Faults,    // vertices without weight, joints out of range
        Values,    // that of the values, see SurfaceValues
    };
    Kind kind = Kind::None;
    std::string_view title = {};  // the set's number is appended if the view uses a set
    std::string_view subtitle = {};
    std::array<std::string_view, 3> channels = {};
    std::string_view unread = {};  // where the material does not read the value; empty: nowhere
};

/// All properties of a view for the command line, menus, legend, rendering and picking.
struct ViewModeInfo {
    ViewMode mode;
    std::string_view name;     // name on the command line: "raw-weights"
    std::string_view label;    // name in menus: "Raw Weights"
    std::string_view summary;  // one sentence

    bool lit = false;       // tone-mapped; all others are data views and output unchanged values
    bool material = false;  // the material's colour and alpha; all others show opaque surfaces
    bool channel = false;   // one channel of the material; menus group these views
    bool edges = false;     // only triangle edges
    /// Shows both sides of every triangle; all other views cull back faces unless the material is
    /// double-sided.
    bool bothSides = false;
    bool posed = true;        // false: positions as stored
    bool onlyForm = false;    // shows no values, so soft shading is always on
    bool bothBlends = false;  // needs both linear and dual-quaternion skinning
    bool needsSkin = false;
    bool usesSet = false;  // --set chooses which JOINTS_n / WEIGHTS_n, --component which slot
    bool flat = false;     // values of vertices, never interpolated: each area of a triangle shows
                           // the nearest corner; or of elements
    bool values = false;   // shows SurfaceValues, computed on the CPU
    bool diverging = false;  // its palette has a middle

    ViewLegend legend = {};
};

/// In ViewMode order.
[[nodiscard]] std::span<const ViewModeInfo> viewModes() noexcept;
[[nodiscard]] const ViewModeInfo& viewModeInfo(ViewMode mode) noexcept;
[[nodiscard]] std::optional<ViewMode> viewModeFromName(std::string_view name) noexcept;

}  // namespace sinew
