// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew::load {

/// Collects what the loader ignored, clamped, defaulted, generated or repaired. Of each code the
/// first kMaxFindingsPerCode are kept and the rest is counted, so that a broken file cannot fill
/// the memory with complaints.
class Findings {
public:
    void add(Diagnostic finding);
    [[nodiscard]] std::vector<Diagnostic> take();

private:
    std::vector<Diagnostic> m_kept;
    std::map<std::string, std::size_t> m_perCode;
};

/// Text from a file for one line of a terminal: control characters become blanks, and what is
/// longer than any sentence is cut.
[[nodiscard]] std::string onOneLine(std::string text);

}  // namespace sinew::load
