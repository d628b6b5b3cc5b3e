// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"

namespace sinew {

struct CheckOptions {
    bool violationsOnly = false;  // rules of the specification alone; quick, for `info`
};

/// The lint of skins, weights and animations. What the loader itself found is in
/// `Asset::findings` and not repeated here. Findings come by rule, then by place; equal ones at one
/// place are one finding with a count. Pure: the same asset gives the same list. Takes a while on
/// large files, never more than their size times its logarithm; a set stop token ends it early
/// with what was found so far.
[[nodiscard]] std::vector<Diagnostic> checkAsset(const Asset& asset,
                                                 const CheckOptions& options = {},
                                                 std::stop_token stop = {});

}  // namespace sinew
