// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A vertex whose stored weights do not add up to 1.
struct OffVertex {
    std::uint32_t vertex = 0;
    float sum = 0.0F;  // sum over all sets; 0: no weight
};

/// The vertices of an asset whose weights do not add up to 1, by primitive: the only ones that move
/// when weights are normalised. Found once per asset; sane files have none. Immutable.
class OffSums {
public:
    /// Sums this close to 1 count as 1: rounding of float weights (glTF 2.0, 3.7.3.3).
    static constexpr double kRounding = 2e-6;

    OffSums() = default;
    /// After a stop some primitives are missing. Sums that are not finite are left out.
    explicit OffSums(const Asset& asset, const std::stop_token& stop = {});

    [[nodiscard]] bool empty() const noexcept { return m_lists.empty(); }

    /// Ascending. Empty for primitives without weights.
    [[nodiscard]] std::span<const OffVertex> of(MeshIndex mesh,
                                                std::size_t primitive) const noexcept;

private:
    std::vector<std::vector<OffVertex>> m_lists;         // one per different set of arrays
    std::vector<std::vector<std::size_t>> m_listOfPart;  // [mesh][primitive]: index + 1; 0: none
};

/// Whether the weights of every vertex add up to 1, apart from the rounding of float weights to
/// single precision (`kRounding` is wider): then a pose of normalised weights is that of the stored
/// ones, to within a few ULP. True without weights.
[[nodiscard]] bool sumsAreOne(const Primitive& primitive);

}  // namespace sinew
