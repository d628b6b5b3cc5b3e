// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/demo_asset.h"

namespace sinew::demo {

inline constexpr double kFramesPerSecond = 24.0;

/// LINEAR: one calm beat of the tail. Loops without a seam.
[[nodiscard]] DemoClip swimClip();

/// CUBICSPLINE: dives, leaps out with a twist, falls back and returns to its start. The ground is
/// the water surface.
[[nodiscard]] DemoClip breachClip();

/// STEP rotations of jaw and head; LINEAR morph weights in the order of `orcaMorphs`.
[[nodiscard]] DemoClip chatterClip();

}  // namespace sinew::demo
