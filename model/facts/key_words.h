// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/asset/asset.h"
#include "model/core/enum_array.h"

namespace sinew {

/// The name of a value in machine-readable output: as in the file, or as one word. A table of them
/// follows the enumeration.
template <class Enum>
struct KeyWord {
    Enum value;
    const char* name;
};

inline constexpr auto kAlphaModeWords = std::to_array<KeyWord<AlphaMode>>(
    {{AlphaMode::Opaque, "OPAQUE"}, {AlphaMode::Mask, "MASK"}, {AlphaMode::Blend, "BLEND"}});
static_assert(rowsFollow(kAlphaModeWords, &KeyWord<AlphaMode>::value));

inline constexpr auto kLightKindWords =
    std::to_array<KeyWord<LightKind>>({{LightKind::Directional, "directional"},
                                       {LightKind::Point, "point"},
                                       {LightKind::Spot, "spot"}});
static_assert(rowsFollow(kLightKindWords, &KeyWord<LightKind>::value));

inline constexpr auto kTopologyWords =
    std::to_array<KeyWord<Topology>>({{Topology::Points, "points"},
                                      {Topology::Lines, "lines"},
                                      {Topology::LineLoop, "line-loop"},
                                      {Topology::LineStrip, "line-strip"},
                                      {Topology::Triangles, "triangles"},
                                      {Topology::TriangleStrip, "triangle-strip"},
                                      {Topology::TriangleFan, "triangle-fan"}});
static_assert(rowsFollow(kTopologyWords, &KeyWord<Topology>::value));

[[nodiscard]] constexpr const char* alphaModeName(AlphaMode mode) noexcept {
    return kAlphaModeWords[static_cast<std::size_t>(mode)].name;
}
[[nodiscard]] constexpr const char* lightKindName(LightKind kind) noexcept {
    return kLightKindWords[static_cast<std::size_t>(kind)].name;
}
[[nodiscard]] constexpr const char* topologyName(Topology topology) noexcept {
    return kTopologyWords[static_cast<std::size_t>(topology)].name;
}

}  // namespace sinew
