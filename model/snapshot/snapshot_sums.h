// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "model/core/math.h"
#include "model/snapshot/snapshot.h"

namespace sinew {

/// A sum of numbers in steps of 2^-32, modulo 2^64: exact, so in any order.
class StepSum {
public:
    /// Numbers that are not finite count as 0.
    void add(double number, std::uint64_t times = 1) noexcept {
        constexpr double kStepsPerUnit = 4294967296.0;
        constexpr double kMost = 1048576.0;
        if (std::isfinite(number)) {
            const double steps = std::clamp(number, -kMost, kMost) * kStepsPerUnit;
            m_sum += times * static_cast<std::uint64_t>(std::llround(steps));
        }
    }

    /// Rounded to steps of 2^-bits.
    [[nodiscard]] std::uint64_t rounded(unsigned bits) const noexcept {
        const unsigned dropped = 32U - bits;
        return (m_sum + (std::uint64_t{1} << (dropped - 1U))) >> dropped;
    }

private:
    std::uint64_t m_sum = 0;
};

/// The same of vectors, in parts of a size.
class StepVector {
public:
    void add(const glm::dvec3& vector, std::uint64_t times = 1) noexcept {
        m_x.add(vector.x, times);
        m_y.add(vector.y, times);
        m_z.add(vector.z, times);
    }

    void appendTo(SnapshotWords& words) const {
        constexpr unsigned kBits = 15;
        for (const StepSum* const sum : {&m_x, &m_y, &m_z}) {
            words.push_back(static_cast<std::uint16_t>(sum->rounded(kBits) & 0xffffU));
        }
    }

private:
    StepSum m_x;
    StepSum m_y;
    StepSum m_z;
};

/// Three words apart, in steps.
[[nodiscard]] inline double stepsApart(const std::uint16_t* a, const std::uint16_t* b) noexcept {
    double square = 0.0;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto steps = static_cast<std::int16_t>(static_cast<std::uint16_t>(b[i] - a[i]));
        const auto difference = static_cast<double>(steps);
        square += difference * difference;
    }
    return std::sqrt(square);
}

}  // namespace sinew
