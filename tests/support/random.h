// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::test {

/// The same numbers on every machine and standard library.
class Random {
public:
    explicit Random(std::uint32_t seed) : m_engine(seed) {}

    [[nodiscard]] std::uint32_t below(std::uint32_t end) {
        return static_cast<std::uint32_t>(std::uint64_t{m_engine()} * end >> 32);
    }
    [[nodiscard]] double within(double low, double high) {
        return low + (high - low) * static_cast<double>(m_engine()) / 4294967296.0;
    }
    [[nodiscard]] glm::vec3 vector(double reach) {
        const auto one = [&] { return static_cast<float>(within(-reach, reach)); };
        const float x = one(), y = one(), z = one();
        return {x, y, z};
    }
    [[nodiscard]] glm::quat rotation() {
        while (true) {
            const double x = within(-1, 1), y = within(-1, 1), z = within(-1, 1), w = within(-1, 1);
            const double squared = x * x + y * y + z * z + w * w;
            if (squared < 0.01 || squared > 1.0) {
                continue;
            }
            const double factor = 1.0 / std::sqrt(squared);
            return glm::quat(glm::dquat(w * factor, x * factor, y * factor, z * factor));
        }
    }

private:
    std::mt19937 m_engine;
};

}  // namespace sinew::test
