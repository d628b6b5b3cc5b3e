// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/orca_shape.h"

namespace sinew::demo {

/// Adds a row of cones to each jaw, each a separate closed surface that moves with its jaw.
void addTeeth(OrcaShape& shape);

}  // namespace sinew::demo
