// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"
#include "model/weights/vertex_influences.h"

namespace sinew::test {

/// The influences of each vertex, in the order of slots; a joint may occur twice.
using SheetInfluences = std::vector<std::vector<JointWeight>>;

/// A sheet in the plane z = 0, `columns` × `rows` vertices one unit apart, two triangles per
/// square, with the given influences: as many sets as the longest list needs. Node 0 draws it,
/// nodes 1 to `jointCount` are the joints, side by side at x = 0, 1, …; their inverse bind matrices
/// undo that. The clip "Wave" turns and lifts every joint by another amount within a second.
[[nodiscard]] Asset skinnedSheet(std::uint32_t columns, std::uint32_t rows, std::size_t jointCount,
                                 const SheetInfluences& influences);

/// `count` influences of different joints per vertex, at random; the sums are between 0.5 and 1.5.
[[nodiscard]] SheetInfluences randomInfluences(std::size_t vertices, std::size_t jointCount,
                                               std::size_t count, std::uint32_t seed);

}  // namespace sinew::test
