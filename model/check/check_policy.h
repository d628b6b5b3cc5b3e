// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew {

/// Which findings make a file fail.
struct FailOn {
    std::optional<Severity> from = Severity::Error;  // lowest severity that fails; none: no finding
    bool violations = false;  // violations of the specification fail, too, from Warning on

    [[nodiscard]] bool fails(const Diagnostic& finding) const;
    /// The lowest severity with which a finding can fail; none: no finding fails.
    [[nodiscard]] std::optional<Severity> least() const noexcept;
};

/// What a check looks for, what it shows and what makes a file fail, for command line and window
/// alike. By default everything is shown and every rule is as in its row. Codes are those of rules.
struct CheckPolicy {
    std::set<std::string, std::less<>> muted = {};                 // codes of findings left out
    PerSeverity<bool> hidden = {};                                 // findings left out
    std::map<std::string, Severity, std::less<>> severities = {};  // [code], in place of the row's
    FailOn failOn = {};
    std::optional<float> maxDisplacement = {};  // also checks for engines, see EngineLimits

    /// [code][name], in place of `RuleParameter::value`.
    std::map<std::string, std::map<std::string, double, std::less<>>, std::less<>> parameters = {};

    /// A parameter of a rule. The rule must have it. Looked up, so not for inner loops.
    [[nodiscard]] double parameter(std::string_view code, std::string_view name) const;

    [[nodiscard]] bool mutes(std::string_view code) const { return muted.contains(code); }
    [[nodiscard]] bool shows(std::string_view code, Severity severity) const {
        return !hidden[severity] && !mutes(code);
    }
};

/// The findings of a file as a policy judges them.
struct JudgedFindings {
    std::vector<Diagnostic> shown;         // findings with the policy's severities, ranked
    std::size_t muted = 0;                 // findings of muted rules
    PerSeverity<std::size_t> counts = {};  // all others, including those of hidden severities
    std::size_t hidden = 0;                // those of `counts` with hidden severities
    std::size_t violations = 0;            // those of `shown` that violate the specification
    bool fails = false;                    // one of those shown makes the file fail
};

/// `findings`: grouped and ranked (`groupedFindings`).
[[nodiscard]] JudgedFindings judgedFindings(const CheckPolicy& policy,
                                            std::vector<Diagnostic> findings);

}  // namespace sinew
