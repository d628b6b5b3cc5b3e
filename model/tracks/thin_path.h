// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/tracks/curve_paths.h"

namespace sinew {

/// The path without points that lie within `tolerance` (in values) of the line between those that
/// stay. Vertical steps and interruptions stay. Linear.
[[nodiscard]] CurvePath thinned(const CurvePath& path, double tolerance);

}  // namespace sinew
