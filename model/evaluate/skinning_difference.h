// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/evaluate/deform.h"

namespace sinew {

/// For every vertex how far apart linear and dual-quaternion blending place it, world space: what
/// the view `skinning-difference` shows. 0 where no skin moves the primitive. `input.stretched` is
/// left out of account.
[[nodiscard]] std::vector<float> skinningDifference(const Primitive& primitive, DeformInput input);

}  // namespace sinew
