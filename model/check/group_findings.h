// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"

namespace sinew {

inline constexpr std::size_t kMostPlaces = 64;  // that a finding lists; the rest is counted

/// What the command line and the window show of the findings of loader and lint: findings of one
/// rule, severity and object group (`Rule::group`) become one, whose `count` is the sum and whose
/// `places` are kMostPlaces of them, by effect; names of clips are added to messages that lack
/// them. Ranked (`rankFindings`). The order of equals is that of the input, so equal input gives
/// equal output. The input must not be grouped already.
[[nodiscard]] std::vector<Diagnostic> groupedFindings(const Asset& asset,
                                                      std::vector<Diagnostic> findings);

/// The loader's findings and those of the lint, grouped and ranked.
[[nodiscard]] std::vector<Diagnostic> groupedFindings(const Asset& asset,
                                                      const std::vector<Diagnostic>& loader,
                                                      const std::vector<Diagnostic>& lint);

}  // namespace sinew
