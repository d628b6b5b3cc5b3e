// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Per joint of the skin: the number of vertices with a weight above 0 in any set. Each mesh drawn
/// with this skin counts once.
[[nodiscard]] std::vector<std::uint32_t> influencedVertices(const Asset& asset, SkinIndex skin);

}  // namespace sinew
