// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// How the weights of one primitive are spread, over all sets, as stored.
struct PrimitiveStatistics {
    std::size_t vertices = 0;
    std::vector<std::size_t> influences;  // [k]: vertices with exactly k joints of non-zero weight
    std::optional<std::uint32_t> firstUnweighted;
    std::size_t sumOff = 0;  // vertices whose sum is wrong, see weightSum
    double worstSum = 0.0;   // signed difference from 1
    std::optional<std::uint32_t> worstSumVertex;

    [[nodiscard]] std::size_t unweighted() const noexcept {
        return influences.empty() ? 0 : influences.front();
    }
};

/// `jointCount`: of the skin. Runs on all cores; incomplete after a stop.
[[nodiscard]] PrimitiveStatistics primitiveStatistics(const Primitive& primitive,
                                                      std::size_t jointCount,
                                                      const std::stop_token& stop = {});

}  // namespace sinew
