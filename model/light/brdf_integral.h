// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"

namespace sinew {

/// A texel of BrdfTable for one view angle (n·v, above 0) and one perceptual roughness.
[[nodiscard]] glm::vec4 integrateBrdf(float nv, float roughness);

}  // namespace sinew
