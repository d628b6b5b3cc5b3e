// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/light/cube_map.h"

namespace sinew {

/// The neutral studio: a grey room, brighter above the horizon, with large soft boxes. Its mean is
/// chosen so that white diffuse objects appear at about 0.8.
[[nodiscard]] CubeLevel studioLight(std::uint32_t side);

}  // namespace sinew
