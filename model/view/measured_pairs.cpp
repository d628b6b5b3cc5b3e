// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/measured_pairs.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

namespace sinew {

std::vector<MeasuredPair> measuredPairs(std::span<const VertexPin> pins) {
    std::vector<MeasuredPair> pairs;
    const auto numbered = [&](std::uint32_t number) {
        const auto found = std::find_if(pins.begin(), pins.end(), [number](const VertexPin& pin) {
            return pin.number == number;
        });
        return static_cast<std::size_t>(found - pins.begin());
    };
    for (std::uint32_t number = 1; number < kMostPins; number += 2) {
        const MeasuredPair pair{numbered(number), numbered(number + 1)};
        if (std::max(pair.from, pair.to) < pins.size()) {
            pairs.push_back(pair);
        }
    }
    return pairs;
}

std::string distanceText(float distance) {
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.4g", static_cast<double>(distance));
    return digits.data();
}

}  // namespace sinew
