// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/enum_array.h"
#include "model/core/index.h"

namespace sinew {

enum class Severity { Info, Warning, Error };

inline constexpr std::array kSeverities{Severity::Error, Severity::Warning, Severity::Info};

/// One value per severity.
template <class T>
using PerSeverity = EnumArray<Severity, Severity::Error, T>;

[[nodiscard]] const char* severityName(Severity severity) noexcept;

/// A smaller effect is not visible; relative to the model's size.
inline constexpr double kVisibleEffect = 0.002;

/// How far the surface moves at most because of a fault, against the counterfactual that its rule
/// names (without the influence, with the value of the neighbouring key, …), and where that is.
struct SurfaceEffect {
    double distance = 0.0;  // world units; 0: it was measured, and nothing moves
    double share = 0.0;     // share of the model's size
    MeshIndex mesh = {};    // none: no vertex is known
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;
    AnimationIndex animation = {};            // none: in the rest pose
    float seconds = 0.0F;                     // file time in `animation`
    std::optional<std::uint64_t> frame = {};  // the frame at `seconds`
    bool measured = true;                     // false: beyond the budget, nothing is known

    [[nodiscard]] bool isVisible() const noexcept { return share >= kVisibleEffect; }
};

/// One finding: something that was ignored, clamped, defaulted, generated or repaired on load.
/// `code` is stable (UPPER_SNAKE_CASE), `message` is written for artists, `pointer` is a JSON
/// pointer into the file (empty: the whole file), `count` is the number of occurrences there.
struct Diagnostic {
    Severity severity = Severity::Warning;
    std::string code;
    std::string message;
    std::string pointer = {};
    std::size_t count = 1;

    // File indices of the objects concerned, if known.
    std::optional<std::uint32_t> node = {};
    std::optional<std::uint32_t> mesh = {};
    std::optional<std::uint32_t> primitive = {};
    std::optional<std::uint32_t> skin = {};
    std::optional<std::uint32_t> joint = {};
    std::optional<std::uint32_t> vertex = {};
    std::optional<std::uint32_t> animation = {};
    std::optional<std::uint32_t> channel = {};
    std::optional<std::uint32_t> key = {};
    std::optional<std::uint32_t> image = {};

    std::optional<SurfaceEffect> effect = {};  // none: not measured, or it moves no surface
    std::optional<float> seconds = {};         // file time in `animation` at which it shows best
    /// Of the primitive, the worst first, if they cannot be found again in the file alone; `vertex`
    /// is the first of them.
    std::vector<std::uint32_t> vertices = {};

    std::uint64_t spareBytes = 0;  // that the file could do without, if known

    /// Of a finding that represents several (`groupedFindings`): the first of them, each a finding
    /// of its own; the first one gives the indices and the pointer above. Otherwise empty.
    std::vector<Diagnostic> places = {};
};

}  // namespace sinew
