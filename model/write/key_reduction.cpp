// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/key_reduction.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>

namespace sinew {

namespace {

/// Slopes of a line from a key that stay within the tolerance at all keys since, per float.
class Corridor {
public:
    Corridor(std::span<const float> times, std::span<const float> values, std::uint32_t width,
             double tolerance)
        : m_times(times),
          m_values(values),
          m_width(width),
          m_tolerance(tolerance),
          m_low(width),
          m_high(width) {}

    void startAt(std::size_t key) {
        m_start = key;
        std::fill(m_low.begin(), m_low.end(), -std::numeric_limits<double>::infinity());
        std::fill(m_high.begin(), m_high.end(), std::numeric_limits<double>::infinity());
    }

    /// Whether a line to the key stays within it.
    [[nodiscard]] bool holds(std::size_t key) const {
        for (std::uint32_t i = 0; i < m_width; ++i) {
            const double slope = rise(key, i) / run(key);
            if (!(slope >= m_low[i] && slope <= m_high[i])) {
                return false;
            }
        }
        return true;
    }

    /// Lines must pass the key as well from now on.
    void narrow(std::size_t key) {
        for (std::uint32_t i = 0; i < m_width; ++i) {
            m_low[i] = std::max(m_low[i], (rise(key, i) - m_tolerance) / run(key));
            m_high[i] = std::min(m_high[i], (rise(key, i) + m_tolerance) / run(key));
        }
    }

private:
    [[nodiscard]] double run(std::size_t key) const {
        return double{m_times[key]} - double{m_times[m_start]};
    }
    [[nodiscard]] double rise(std::size_t key, std::uint32_t i) const {
        return double{m_values[key * m_width + i]} - double{m_values[m_start * m_width + i]};
    }

    std::span<const float> m_times;
    std::span<const float> m_values;
    std::uint32_t m_width;
    double m_tolerance;
    std::size_t m_start = 0;
    std::vector<double> m_low;
    std::vector<double> m_high;
};

}  // namespace

std::vector<std::uint32_t> keptKeys(std::span<const float> times, std::span<const float> values,
                                    std::uint32_t width, float tolerance) {
    std::vector<std::uint32_t> kept(times.size());
    std::iota(kept.begin(), kept.end(), 0U);
    if (!(tolerance > 0.0F) || times.size() < 3) {
        return kept;
    }
    kept.resize(1);
    Corridor corridor(times, values, width, double{tolerance});
    corridor.startAt(0);
    for (std::size_t key = 1; key < times.size(); ++key) {
        if (!corridor.holds(key)) {
            kept.push_back(static_cast<std::uint32_t>(key - 1));
            corridor.startAt(key - 1);
        }
        corridor.narrow(key);
    }
    kept.push_back(static_cast<std::uint32_t>(times.size() - 1));
    return kept;
}

}  // namespace sinew
