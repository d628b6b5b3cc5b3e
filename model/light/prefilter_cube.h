// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "model/light/cube_map.h"
#include "model/light/environment.h"

namespace sinew {

/// Side of the cube map that environments are converted to.
inline constexpr std::uint32_t kLightCubeSide = 256;

/// Prefilters a cube map, whose side must be a power of two and at least 4. Uses all cores; calls
/// progress on this thread with values from 0 to 1. Null only if stopped.
[[nodiscard]] std::shared_ptr<const Environment> prefilterCube(
    CubeLevel light, const std::function<void(float)>& progress = {},
    const std::stop_token& stop = {});

}  // namespace sinew
