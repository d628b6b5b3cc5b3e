// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_asset.h"

namespace sinew::cli {

/// The findings of loader and lint, grouped and ranked.
[[nodiscard]] std::vector<Diagnostic> allFindings(const Asset& asset, const CheckOptions& options);

}  // namespace sinew::cli
