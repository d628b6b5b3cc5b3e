// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// Hashes 32-bit words. The seed differs per process, so that nobody can craft a file whose values
/// all collide.
class WordHash {
public:
    WordHash() noexcept : m_hash(seed()) {}

    void add(std::uint32_t word) noexcept {
        m_hash ^= word;
        m_hash *= 0xff51afd7ed558ccdULL;
        m_hash ^= m_hash >> 32U;
    }
    /// Both zeros are equal; all other values compare by their bits.
    void add(float value) noexcept { add(bitsOf(value)); }

    [[nodiscard]] std::size_t value() const noexcept { return static_cast<std::size_t>(m_hash); }

    [[nodiscard]] static std::uint32_t bitsOf(float value) noexcept {
        return value == 0.0F ? 0U : std::bit_cast<std::uint32_t>(value);
    }

private:
    [[nodiscard]] static std::uint64_t seed() noexcept;

    std::uint64_t m_hash;
};

/// For each of `count` items, the first item equal to it, found by open addressing. `hashOf(i)` is
/// a WordHash's value, `equal(a, b)` compares two of them. Empty once the stop token is set.
template <class HashOf, class Equal>
[[nodiscard]] std::vector<std::uint32_t> firstEqual(std::size_t count, const HashOf& hashOf,
                                                    const Equal& equal,
                                                    const std::stop_token& stop = {}) {
    constexpr std::uint32_t kFree = 0xffffffffU;
    const std::size_t mask = std::bit_ceil(2 * count + 1) - 1;
    std::vector<std::uint32_t> table(mask + 1, kFree);
    std::vector<std::uint32_t> first(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (stop.stop_requested()) {
            return {};
        }
        std::size_t slot = hashOf(i) & mask;
        while (table[slot] != kFree && !equal(table[slot], i)) {
            slot = (slot + 1) & mask;
        }
        if (table[slot] == kFree) {
            table[slot] = i;
        }
        first[i] = table[slot];
    }
    return first;
}

/// For each point, the first point at the same position. A point that is not finite equals only
/// itself. Empty once the stop token is set.
[[nodiscard]] std::vector<std::uint32_t> firstAtPlace(std::span<const glm::vec3> points,
                                                      const std::stop_token& stop = {});

}  // namespace sinew
