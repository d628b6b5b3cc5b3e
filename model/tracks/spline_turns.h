// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/asset/animation.h"

namespace sinew {

/// Appends the times strictly between a key of CUBICSPLINE and the next one where a component has
/// an extreme; of the first four components.
void appendSplineTurns(const Sampler& sampler, std::size_t key, std::vector<float>& times);

}  // namespace sinew
