// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/view/ghosts.h"

namespace sinew {

/// The colour of a ghost, sRGB.
[[nodiscard]] glm::vec3 ghostColor(GhostKind kind) noexcept;

}  // namespace sinew
