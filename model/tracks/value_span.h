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
            least = value < least ? value : least;
            most = value > most ? value : most;
        }
    }
    void include(const ValueSpan& other) noexcept {
        least = other.least < least ? other.least : least;
        most = other.most > most ? other.most : most;
    }

    bool operator==(const ValueSpan&) const = default;
};

}  // namespace sinew
