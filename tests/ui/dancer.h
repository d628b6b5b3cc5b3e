// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "tests/ui/character.h"

namespace sinew::test {

// The tracks of `dancer()`, as they are listed.
inline constexpr std::uint32_t kHipMoves = 0;    // linear, 0 1 2 3 s; held from 1 to 2 s
inline constexpr std::uint32_t kHipTurns = 1;    // step, 0 1.5 3 s
inline constexpr std::uint32_t kKneeTurns = 2;   // cubic spline, 0 1 2 s; its sign flips at 1 s
inline constexpr std::uint32_t kKneeScales = 3;  // linear, 0 3 s; constant

/// The character with one clip, "Dance", from 0 to 3 s. All its keys are at 30 frames per second.
[[nodiscard]] std::shared_ptr<const Asset> dancer();

}  // namespace sinew::test
