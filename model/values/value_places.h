// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/surface_values.h"

namespace sinew {

/// Whether nodes draw primitives that have no values.
[[nodiscard]] bool hasOtherSurfaces(const Asset& asset, const SurfaceValues& values);

}  // namespace sinew
