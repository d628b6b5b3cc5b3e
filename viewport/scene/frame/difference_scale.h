// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include "model/evaluate/bounds.h"

namespace sinew {

/// Where the heat map of `skinning-difference` ends, in units of the file: 1, 2 or 5 times a power
/// of ten, at most a fortieth of the radius of what is framed, so that it stays while a clip plays.
[[nodiscard]] float differenceScale(const Box& framedBounds) noexcept;

/// The numbers at 0, 1/4, 1/2, 3/4 and all of it.
[[nodiscard]] std::array<std::string, 5> differenceTicks(float scale);

}  // namespace sinew
