// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/demo/demo_asset.h"

namespace sinew::demo {

/// A binary glTF 2.0 file: one skinned mesh with morph targets and a textured material.
/// Deterministic.
[[nodiscard]] std::vector<std::uint8_t> writeGlb(const DemoAsset& asset);

}  // namespace sinew::demo
