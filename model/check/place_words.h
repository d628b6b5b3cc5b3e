// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"

namespace sinew {

/// Where a finding is, in the most precise words that its indices allow: "'Arm' rotation of 'Walk',
/// key 14 at 0.4667 s", "vertex 12 of 'Body'", "accessor 7". Empty for the file as a whole. Indices
/// that the asset does not have are skipped.
[[nodiscard]] std::string placeWords(const Asset& asset, const Diagnostic& finding);

}  // namespace sinew
