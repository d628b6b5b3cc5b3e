// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// For each point, the first point at the same position. A point that is not finite equals only
/// itself. Empty once the stop token is set.
[[nodiscard]] std::vector<std::uint32_t> firstAtPlace(std::span<const glm::vec3> points,
                                                      const std::stop_token& stop = {});

}  // namespace sinew
