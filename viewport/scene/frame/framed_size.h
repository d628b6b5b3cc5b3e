// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/bounds.h"

namespace sinew {

/// The radius of the framed bounds; 1 if they are empty.
[[nodiscard]] float framedRadius(const Box& bounds) noexcept;

/// Distance between grid lines for a model of this radius: a power of ten.
[[nodiscard]] float gridSpacing(float radius) noexcept;

}  // namespace sinew
