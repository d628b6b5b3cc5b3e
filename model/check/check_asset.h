// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_policy.h"
#include "model/check/coverage_gap.h"
#include "model/core/diagnostic.h"

namespace sinew {

struct CheckOptions {
    bool violationsOnly = false;  // only rules of the specification; fast, for `info`
    CheckPolicy policy = {};
    std::vector<CoverageGap>* gaps = nullptr;  // receives what could not be evaluated; see
                                               // judgedGaps
};

/// The lint of skins, weights and animations. Loader findings are in `Asset::findings` and not
/// repeated here. Findings are sorted by rule, then by location; equal findings at one location are
/// merged with a count. Deterministic. O(n log n) in the size of the file. A set stop token ends it
/// early with the findings so far. `progress` gets the finished share, group by group.
[[nodiscard]] std::vector<Diagnostic> checkAsset(const Asset& asset,
                                                 const CheckOptions& options = {},
                                                 std::stop_token stop = {},
                                                 const std::function<void(float)>& progress = {});

}  // namespace sinew
