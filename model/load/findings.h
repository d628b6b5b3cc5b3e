// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew::load {

/// Collects what the loader ignored, clamped, defaulted, generated or repaired. Per code, the first
/// kMaxFindingsPerCode are kept and the rest is counted, so that a broken file cannot exhaust
/// memory.
class Findings {
public:
    void add(Diagnostic finding);
    [[nodiscard]] std::vector<Diagnostic> take();

private:
    std::vector<Diagnostic> m_kept;
    std::map<std::string, std::size_t> m_perCode;
};

/// Text from a file as one line for a terminal: control characters become spaces, and long text is
/// truncated.
[[nodiscard]] std::string onOneLine(std::string text);

}  // namespace sinew::load
