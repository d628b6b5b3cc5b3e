// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A rule that could not be evaluated somewhere: it neither passed nor failed there.
struct CoverageGap {
    std::string code;          // the rule
    std::string subject = {};  // what it applies to, in words: "'Walk'"; empty: the file
    std::string reason = {};   // why it could not be: "no foot touches the ground"
    std::string pointer = {};  // JSON pointer into the file; empty: the whole file
    std::optional<std::uint32_t> animation = {};
    bool applies = true;  // false: the file has nothing that the rule is about

    bool operator==(const CoverageGap&) const = default;
};

/// "CONTRACT_SPEED for 'Walk': no foot touches the ground".
[[nodiscard]] std::string coverageWords(const CoverageGap& gap);

struct CheckPolicy;

/// Those of rules that the policy does not mute, sorted by code, each once.
[[nodiscard]] std::vector<CoverageGap> judgedGaps(const CheckPolicy& policy,
                                                  std::vector<CoverageGap> gaps);

}  // namespace sinew
