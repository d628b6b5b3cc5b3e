// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <limits>

namespace sinew {

/// The least and the largest of some numbers; those that are not finite are left out.
struct ValueSpan {
    float least = std::numeric_limits<float>::infinity();
    float most = -std::numeric_limits<float>::infinity();

    [[nodiscard]] bool empty() const noexcept { return !(least <= most); }
    [[nodiscard]] float size() const noexcept { return empty() ? 0.0F : most - least; }
    void include(float value) noexcept {
        if (std::isfinite(value)) {
            least = std::fmin(least, value);
            most = std::fmax(most, value);
        }
    }
    void include(const ValueSpan& other) noexcept {
        least = std::fmin(least, other.least);
        most = std::fmax(most, other.most);
    }

    bool operator==(const ValueSpan&) const = default;
};

}  // namespace sinew
