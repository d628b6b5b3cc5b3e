// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/tangent/corner_tangents.h"

namespace sinew {

/// For each corner, the first vertex with equal position, normal and texture coordinate: corners
/// with the same number are one surface point. Empty once the stop token is set.
[[nodiscard]] std::vector<std::uint32_t> weldedCorners(const TangentInput& input,
                                                       const std::stop_token& stop = {});

/// For each corner the corner that begins the same edge in the neighbouring triangle, or kNoCorner.
/// Edge i of a triangle runs from its corner i to the next. Two triangles are neighbours if they
/// traverse the edge in opposite directions; of several candidates the first unpaired ones are
/// paired. Triangles with `excluded` set have no neighbours.
inline constexpr std::uint32_t kNoCorner = 0xffffffffU;
[[nodiscard]] std::vector<std::uint32_t> pairedEdges(const std::vector<std::uint32_t>& welded,
                                                     const std::vector<bool>& excluded,
                                                     const std::stop_token& stop = {});

}  // namespace sinew
