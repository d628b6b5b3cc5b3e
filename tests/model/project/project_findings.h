// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/coverage_gap.h"
#include "model/core/diagnostic.h"

namespace sinew::test {

/// What the rules of a project say about an asset.
struct ProjectVerdict {
    std::vector<Diagnostic> findings;
    std::vector<CoverageGap> gaps;

    /// Their codes with a space between, each finding before each gap, which has "?" in front:
    /// "CONTRACT_LOOP ?CONTRACT_SPEED".
    [[nodiscard]] std::string codes() const;
    /// The message of the only finding; empty unless there is exactly one.
    [[nodiscard]] std::string message() const;
};

/// `rules`: the text of a rule file.
[[nodiscard]] ProjectVerdict verdictOn(const std::shared_ptr<const Asset>& asset,
                                       const std::string& rules);

}  // namespace sinew::test
