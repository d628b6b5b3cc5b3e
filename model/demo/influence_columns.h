// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "model/demo/orca_weights.h"

namespace sinew::demo {

/// Influences in glTF layout: JOINTS_n and WEIGHTS_n. Set 0 has every vertex, set 1 only the
/// vertices in `extended` (ascending), which have more than four influences.
struct InfluenceColumns {
    std::vector<std::array<std::uint8_t, 4>> joints0;
    std::vector<std::array<std::uint16_t, 4>> weights0;
    std::vector<std::uint32_t> extended;
    std::vector<std::array<std::uint8_t, 4>> joints1;
    std::vector<std::array<std::uint16_t, 4>> weights1;
};

[[nodiscard]] InfluenceColumns influenceColumns(std::span<const PackedInfluences> influences);

}  // namespace sinew::demo
