// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew::load {

/// Collects what the loader ignored, clamped, defaulted, generated or repaired, and what the lint
/// found. Per code, the worst kMaxFindingsPerCode are kept (by severity, then by effect, equals in
/// the order of `add`) and the rest is counted (FINDINGS_LEFT_OUT), so that a broken file cannot
/// exhaust memory.
class Findings {
public:
    /// What a finding without an effect counts as, a share of the model's size.
    static constexpr double kUnmeasuredShare = 0.1;

    /// Indices that the pointer contains are set, where they are not: "/meshes/3/primitives/0/…" is
    /// mesh 3, primitive 0.
    void add(Diagnostic finding);
    void add(Severity severity, std::string code, std::string message, std::string pointer = {});

    /// In the order of `add`.
    [[nodiscard]] std::vector<Diagnostic> take();

private:
    struct Kept {
        Diagnostic finding;
        std::size_t order = 0;  // number of findings before it
    };
    /// Severity, effect, order: a later one is less among equals.
    using Weight = std::tuple<int, double, std::ptrdiff_t>;
    struct Counted {
        std::size_t findings = 0;
        std::size_t leftOut = 0;  // the sum of the `count` of those that were not kept
        std::vector<std::pair<Weight, std::size_t>> heap =
            {};  // position in m_kept, the least first
    };

    std::vector<Kept> m_kept;
    std::size_t m_added = 0;
    std::map<std::string, Counted> m_perCode;
};

/// What a FINDINGS_LEFT_OUT represents. Its `count` is the sum of theirs.
struct LeftOut {
    std::string code;
    std::size_t findings = 0;
};

/// None for any other finding.
[[nodiscard]] std::optional<LeftOut> leftOut(const Diagnostic& finding);

/// `oneLine` of a text that is truncated if it is long.
[[nodiscard]] std::string onOneLine(std::string text);

}  // namespace sinew::load
