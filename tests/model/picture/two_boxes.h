// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/picture/picture_subject.h"

namespace sinew::test {

// Two triangles of 1 × 1, "Walker" at the origin, which the clips move, and "Rock",
// 10 to its left.
inline constexpr NodeIndex kWalker(0U);
inline constexpr NodeIndex kRock(1U);
inline constexpr AnimationIndex kWalkX(0U);   // 1 s to 2 s, 20 along x
inline constexpr AnimationIndex kHopY(1U);    // 0 s to 1 s, 6 along y
inline constexpr AnimationIndex kStillZ(2U);  // a single key at 0 s

/// At the start of a clip; none: the rest pose.
[[nodiscard]] PictureSubject twoBoxes(AnimationIndex animation);

}  // namespace sinew::test
