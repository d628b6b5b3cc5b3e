// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The worst value of each of many places over the poses of a walk, and the position in the walk
/// where it was; the first of equal ones. Empty: no pose yet. NaN: no value yet.
struct WorstValues {
    std::vector<float> values;             // [place]
    std::vector<std::uint32_t> positions;  // [place]
};

/// The order of values by their distance from 0, as `worse` of `keepWorst`.
struct FartherFromZero {
    bool operator()(float a, float b) const noexcept { return std::abs(a) > std::abs(b); }
};

/// Adds the values of one pose; positions ascend. `worse(a, b)`: a is worse than b; false if a is
/// NaN.
template <class Worse>
void keepWorst(std::span<const float> values, std::uint32_t position, const Worse& worse,
               WorstValues& worst) {
    if (worst.values.empty()) {
        worst.values.assign(values.begin(), values.end());
        worst.positions.assign(values.size(), position);
        return;
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(worst.values[i]) || worse(values[i], worst.values[i])) {
            worst.values[i] = values[i];
            worst.positions[i] = position;
        }
    }
}

/// Adds the worst of a later part of the walk: the same as if its poses had been added.
template <class Worse>
void keepWorst(const WorstValues& later, const Worse& worse, WorstValues& worst) {
    if (worst.values.empty()) {
        worst = later;
        return;
    }
    for (std::size_t i = 0; i < later.values.size(); ++i) {
        if (std::isnan(worst.values[i]) || worse(later.values[i], worst.values[i])) {
            worst.values[i] = later.values[i];
            worst.positions[i] = later.positions[i];
        }
    }
}

}  // namespace sinew
