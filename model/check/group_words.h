// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "model/asset/asset.h"
#include "model/check/rule.h"
#include "model/core/diagnostic.h"

namespace sinew::check {

/// What a group of findings sums up to.
struct GroupSums {
    std::size_t findings = 0;     // those of the group, and those that were only counted
    std::size_t occurrences = 0;  // the sum of their `count`
    std::uint64_t spareBytes = 0;
};

/// The message of two or more findings of one rule, by its traits. `kept` has at least one.
[[nodiscard]] std::string groupMessage(const Asset& asset, const Rule& rule,
                                       std::span<const Diagnostic> kept, const GroupSums& sums);

/// The message of a finding; if it lies in an animation, the name comes first unless the message
/// has it.
[[nodiscard]] std::string messageWithClip(const Asset& asset, const Diagnostic& finding);

}  // namespace sinew::check
