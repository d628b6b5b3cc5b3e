// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "viewport/scene/draw/draw_list.h"

namespace sinew {

/// All states that a file can need in any scene, variant and view, with any mark, each once, so
/// that pipelines can be created before it is shown.
[[nodiscard]] std::vector<SurfaceState> allStates(const DrawList& draws);

/// All states that a picture of the selected scene and variant can need in one view, each once:
/// from both vertex sources, and mirrored if a node can be.
[[nodiscard]] std::vector<SurfaceState> viewStates(const DrawList& draws, const ViewOptions& view);

}  // namespace sinew
