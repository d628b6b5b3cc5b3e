// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "model/light/cube_map.h"
#include "model/light/environment.h"

namespace sinew {

/// Side of the cubes that pictures are made of.
inline constexpr std::uint32_t kLightCubeSide = 256;

/// Light prepared for shading; its side is a power of two and at least 4. Works on all cores; calls
/// progress on this thread with shares from 0 to 1. Null only when stopped.
[[nodiscard]] std::shared_ptr<const Environment> prefilterCube(
    CubeLevel light, const std::function<void(float)>& progress = {},
    const std::stop_token& stop = {});

}  // namespace sinew
