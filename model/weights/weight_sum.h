// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "model/asset/mesh.h"
#include "model/weights/vertex_influences.h"

namespace sinew {

/// What the stored weights of a vertex add up to, over all sets.
struct WeightSum {
    std::size_t count = 0;  // number of weights other than 0
    double off = 0.0;       // signed difference from 1
    bool wrong = false;     // outside of the specification's tolerance; false without weights
};

/// Judged as glTF 2.0, 3.7.3.3 asks: integers must add up to exactly 255 or 65535; floats may be
/// off by 2e-7 per weight other than 0, added in single precision in the order of components, each
/// over all sets, as the official validator adds them.
[[nodiscard]] WeightSum weightSum(const Primitive& primitive, std::size_t vertex);

/// What the weights of a vertex have to add up to in the units of the file: 255 or 65535 if every
/// set is stored as such integers, otherwise 1.
[[nodiscard]] double wholeWeight(const Primitive& primitive);

/// The same for slots in that order. `one`: see wholeWeight.
[[nodiscard]] WeightSum weightSum(std::span<const JointWeight> slots, double one);

}  // namespace sinew
