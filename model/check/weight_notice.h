// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/evaluate/weight_difference.h"
#include "model/evaluate/weight_source.h"

namespace sinew {

/// What a visible difference means for a picture that shows one of both, with the option of
/// `sinew-cli` for the other and the JSON pointer of the worst primitive: "weights that do not add
/// up to 1 are normalized: as stored they would pull 31 vertices towards the world origin, …".
/// Requires `difference.isVisible()`.
[[nodiscard]] std::string weightNotice(const Asset& asset, const WeightDifference& difference,
                                       WeightSource shown);

}  // namespace sinew
