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

namespace sinew {

enum class Severity { Info, Warning, Error };

inline constexpr std::array kSeverities{Severity::Error, Severity::Warning, Severity::Info};

/// One value per severity.
template <class T>
using PerSeverity = EnumArray<Severity, Severity::Error, T>;

[[nodiscard]] const char* severityName(Severity severity) noexcept;

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

    std::optional<float> seconds = {};  // file time in `animation` at which it shows best
    /// Of the primitive, the worst first, if they cannot be found again in the file alone; `vertex`
    /// is the first of them.
    std::vector<std::uint32_t> vertices = {};

    std::uint64_t spareBytes = 0;  // that the file could do without, if known

    /// Of a finding that stands for several (`groupedFindings`): the first of them, each a finding
    /// of its own; the first one gives the indices and the pointer above. Otherwise empty.
    std::vector<Diagnostic> places = {};
};

}  // namespace sinew
