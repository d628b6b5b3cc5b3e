// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/orca_shape.h"

namespace sinew::demo {

/// Sets a row of cones into each jaw, each a closed surface of its own that moves with its jaw.
void addTeeth(OrcaShape& shape);

}  // namespace sinew::demo
