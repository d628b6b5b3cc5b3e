// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/evaluate/deform.h"

namespace sinew {

/// Per vertex, the world-space distance between linear and dual-quaternion skinning, as shown by
/// the view `skinning-difference`. 0 if the primitive is not skinned. Ignores `input.stretched`.
[[nodiscard]] std::vector<float> skinningDifference(const Primitive& primitive, DeformInput input);

}  // namespace sinew
