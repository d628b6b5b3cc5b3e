// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"

namespace sinew {

/// Where a finding is, in the most precise words that its indices allow: "'Arm' rotation of 'Walk',
/// key 14 at 0.4667 s", "vertex 12 of 'Body'", "accessor 7". Empty for the file as a whole. Indices
/// that the asset does not have are skipped.
[[nodiscard]] std::string placeWords(const Asset& asset, const Diagnostic& finding);

/// Those of several findings, as many: objects of one name are distinguished by their JSON
/// pointers, "'Arm' (/nodes/4)", so that equal words are of one object.
[[nodiscard]] std::vector<std::string> placesInWords(const Asset& asset,
                                                     std::span<const Diagnostic> findings);

}  // namespace sinew
