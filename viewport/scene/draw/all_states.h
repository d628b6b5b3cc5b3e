// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "viewport/scene/draw/draw_list.h"

namespace sinew {

/// What a file can be drawn with in any scene, variant and view, with any mark on its surfaces,
/// each once: their pipelines can be made before it is shown.
[[nodiscard]] std::vector<SurfaceState> allStates(const DrawList& draws);

}  // namespace sinew
