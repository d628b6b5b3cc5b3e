// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew {

namespace check {
struct VertexPlace;
}

/// What a fault harms, the worst first.
enum class Harm {
    Pose,       // it is visibly broken, or nobody can see it
    Picture,    // it is visibly wrong
    Elsewhere,  // other programs show something else
    Cost,       // bytes and time
    Form,
};

/// The place of a rule's findings among those of the same severity.
struct RuleRank {
    Harm harm = Harm::Form;
    int order = 1000;  // lowest first; rules with equal ranks are ordered by code

    auto operator<=>(const RuleRank&) const = default;
};

/// Which findings of a rule are merged. Information is reported once per file, except if Apart.
enum class FindingGroup {
    File,   // form and cost: all of the file
    Clip,   // one animation
    Skin,   // primitives with one skin; without a skin those of one mesh
    Apart,  // never
};

/// The vertices of a place that have the fault, ascending. A stop ends the search early.
using RuleVertices = std::vector<std::uint32_t> (*)(const check::VertexPlace& at,
                                                    const std::stop_token& stop);

/// A number that decides whether a rule reports something, or with which severity. Numbers of the
/// specification, those that name a rule (4 influences) and budgets are not parameters.
struct RuleParameter {
    std::string_view name;  // lowerCamel, unique within the rule
    double value;           // unless a policy has another (`CheckPolicy::parameter`)
    std::string_view unit;  // "degrees", "of the track's range"
    std::string_view meaning;
};

/// Everything about a rule except how it is checked. `check --list-rules` prints the texts.
struct Rule {
    std::string_view code;              // stable, UPPER_SNAKE_CASE
    Severity severity;                  // the highest severity it is reported with
    Severity leastSeverity = severity;  // the lowest
    RuleRank rank = {};
    FindingGroup group = FindingGroup::File;

    /// The message of a group. {n}: the count of all; {places}: the number of findings; {clips}:
    /// the names of the animations; {first}: the first place in words; {bytes}: spareBytes; {rest}:
    /// the first message after its last semicolon. Empty: the first message, and how many more.
    std::string_view many = {};

    std::string_view unit = {};       // what `count` counts, in the plural; for an empty `many`
    RuleVertices vertices = nullptr;  // none: the rule is not about single vertices
    std::span<const RuleParameter> parameters = {};
    std::string_view meaning;
    std::string_view why;                   // why it matters
    std::string_view fixBlender;            // how to fix it in Blender
    std::string_view fixMaya = fixBlender;  // the same, unless it differs in Maya
    /// It violates the specification; otherwise it is a matter of quality, or of a project.
    bool violation = severity == Severity::Error;
};

/// Every rule of the lint, sorted by code.
[[nodiscard]] std::span<const Rule> lintRules();

/// The ledger: every code that the loader can report, sorted by code.
[[nodiscard]] std::span<const Rule> ledgerRules();

/// The rule of a code, from either table; null for an unknown one.
[[nodiscard]] const Rule* findRule(std::string_view code);

/// The same; for an unknown code, a rule about form without words.
[[nodiscard]] const Rule& ruleOf(std::string_view code);

/// Whether a finding violates the specification: a warning or an error of such a rule. With Info
/// the same rules report what is within the rounding of the format, or an application's own.
[[nodiscard]] bool isViolation(const Diagnostic& finding);

}  // namespace sinew
