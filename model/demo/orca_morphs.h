// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/demo_asset.h"
#include "model/demo/orca_shape.h"

namespace sinew::demo {

/// "Smile", "Puff" and "Blink"; `DemoMorph::vertices` are points of the shape.
[[nodiscard]] std::vector<DemoMorph> orcaMorphs(const OrcaShape& shape);

}  // namespace sinew::demo
