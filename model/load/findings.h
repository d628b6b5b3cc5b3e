// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew::load {

/// Collects what the loader ignored, clamped, defaulted, generated or repaired. Per code, the first
/// kMaxFindingsPerCode are kept and the rest is counted (FINDINGS_LEFT_OUT), so that a broken file
/// cannot exhaust memory.
class Findings {
public:
    void add(Diagnostic finding);
    [[nodiscard]] std::vector<Diagnostic> take();

private:
    std::vector<Diagnostic> m_kept;
    struct Counted {
        std::size_t findings = 0;
        std::size_t leftOut = 0;  // the sum of the `count` of those that were not kept
    };
    std::map<std::string, Counted> m_perCode;
};

/// What a FINDINGS_LEFT_OUT stands for. Its `count` is the sum of theirs.
struct LeftOut {
    std::string code;
    std::size_t findings = 0;
};

/// None for any other finding.
[[nodiscard]] std::optional<LeftOut> leftOut(const Diagnostic& finding);

/// `oneLine` of a text that is truncated if it is long.
[[nodiscard]] std::string onOneLine(std::string text);

}  // namespace sinew::load
