// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "model/view/vertex_pins.h"

namespace sinew {

/// Two pins whose distance is measured, by their places in a list.
struct MeasuredPair {
    std::size_t from = 0;
    std::size_t to = 0;

    bool operator==(const MeasuredPair&) const = default;
};

/// The pins numbered 1 and 2, 3 and 4, and so on, if both exist.
[[nodiscard]] std::vector<MeasuredPair> measuredPairs(std::span<const VertexPin> pins);

/// "0.1234": four significant digits.
[[nodiscard]] std::string distanceText(float distance);

}  // namespace sinew
