// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/vertex_pins.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace sinew {

glm::u8vec3 pinColor(std::uint32_t number) noexcept {
    constexpr std::array<glm::u8vec3, 8> kColors{{{0xe0, 0x7b, 0x00},
                                                  {0x2f, 0x9b, 0xe0},
                                                  {0x00, 0x94, 0x6b},
                                                  {0xc4, 0x62, 0x9b},
                                                  {0xd5, 0x49, 0x1e},
                                                  {0x4a, 0x74, 0xe6},
                                                  {0x9a, 0x8a, 0x00},
                                                  {0x7f, 0x87, 0x90}}};
    return kColors[(number + kColors.size() - 1) % kColors.size()];
}

std::uint32_t freePinNumber(const std::vector<VertexPin>& pins) {
    std::uint32_t number = 1;
    while (std::any_of(pins.begin(), pins.end(),
                       [number](const VertexPin& pin) { return pin.number == number; })) {
        ++number;
    }
    return number;
}

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
