// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"

namespace sinew {

// Names of format values in machine-readable output: as in the file, or as one word.

[[nodiscard]] const char* alphaModeName(AlphaMode mode) noexcept;    // "MASK"
[[nodiscard]] const char* lightKindName(LightKind kind) noexcept;    // "spot"
[[nodiscard]] const char* topologyName(Topology topology) noexcept;  // "triangle-strip"

}  // namespace sinew
