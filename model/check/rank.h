// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew {

/// Which findings of a rule are told as one. Information is told once per file, except if Apart.
enum class FindingGroup {
    File,   // form and cost: all of the file
    Clip,   // of one animation
    Skin,   // of the primitives with one skin; without a skin of one mesh
    Apart,  // never
};

/// How findings of a rule are ranked and grouped. A rule without a row is about form: it ranks last
/// and is told once per file.
struct FindingTraits {
    std::string_view code;
    FindingGroup group = FindingGroup::File;

    /// The message of a group. {n}: the count of all; {places}: the number of findings; {clips}:
    /// the names of the animations; {first}: the first place in words; {bytes}: spareBytes; {rest}:
    /// the first message after its last semicolon. Empty: the first message, and how many more.
    std::string_view many = {};

    std::string_view unit = {};  // what `count` counts, in the plural; for an empty `many`
};

/// Every row, by rank: first what visibly breaks the pose, then what breaks the picture, what looks
/// different elsewhere, what costs, and form.
[[nodiscard]] std::span<const FindingTraits> findingTraits() noexcept;

/// The row of a code, or that of a rule without a row.
[[nodiscard]] const FindingTraits& traitsOf(std::string_view code) noexcept;

/// Position in the order of rules, 0 first. Codes without a row have equal, last positions.
[[nodiscard]] std::size_t rankOf(std::string_view code) noexcept;

/// Sorts by severity, then by rank, then by code; keeps the order of equals.
void rankFindings(std::vector<Diagnostic>& findings);

}  // namespace sinew
