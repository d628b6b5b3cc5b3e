// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "tests/viewport/small_scene.h"

namespace sinew::test {

// A grid of quads that fills the picture of frontCamera(): 6 by 6 pixels each, with 4 vertices of
// their own and the triangles 0 1 2 and 0 2 3, below and above the diagonal.
inline constexpr std::uint32_t kQuadsPerSide = 6;
inline constexpr std::uint32_t kQuadPixels = 6;
inline constexpr std::uint32_t kSidePixels = kQuadsPerSide * kQuadPixels;
inline constexpr std::size_t kQuads = std::size_t{kQuadsPerSide} * kQuadsPerSide;
inline constexpr std::size_t kCornersOfQuad = 4;
inline constexpr std::size_t kSkinJoints = 20;

struct SlotValue {
    std::uint16_t joint = 0;
    float weight = 0.0F;
};
using SlotRow = std::vector<SlotValue>;

enum class Stored { Float, Short, Byte };

/// `rows` times random influences that add up to 1, `count` each; some tied, doubled, empty or
/// wrong.
[[nodiscard]] std::vector<SlotRow> randomRows(std::size_t count, std::uint32_t seed,
                                              std::size_t rows = kQuads);
/// Another order of the slots of each.
void shuffleRows(std::vector<SlotRow>& rows);

/// As many sets as the rows need; every row is used by `repeat` vertices.
[[nodiscard]] std::vector<InfluenceSet> setsOfRows(const std::vector<SlotRow>& rows, Stored format,
                                                   std::size_t repeat);
/// A row per quad.
[[nodiscard]] std::vector<InfluenceSet> quadSets(const std::vector<SlotRow>& quads, Stored format);

/// With kSkinJoints joints at the origin.
[[nodiscard]] std::shared_ptr<const Asset> quadGrid(std::vector<InfluenceSet> sets);
[[nodiscard]] Primitive quadPrimitive(std::vector<InfluenceSet> sets);

/// The bytes of an opaque colour, sRGB from 0 to 1.
[[nodiscard]] Pixel opaqueBytes(const glm::vec3& color);
/// Equal but for a step of rounding.
[[nodiscard]] bool isClose(const Pixel& a, const Pixel& b);

}  // namespace sinew::test
