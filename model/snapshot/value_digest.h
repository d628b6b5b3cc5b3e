// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "model/core/first_equal.h"
#include "model/core/math.h"

namespace sinew {

/// A digest of values in their order; the sum of digests does not depend on theirs. The same on
/// every machine and in every version. Not against forgery.
class ValueDigest {
public:
    void add(std::uint64_t word) noexcept { m_state = mixed(m_state ^ word); }
    /// Both zeros are equal; all other values count by their bits.
    void add(float value) noexcept { add(std::uint64_t{WordHash::bitsOf(value)}); }
    void add(std::span<const float> values) noexcept {
        for (const float value : values) {
            add(value);
        }
    }
    template <glm::length_t N>
    void add(const glm::vec<N, float>& vector) noexcept {
        for (glm::length_t i = 0; i < N; ++i) {
            add(vector[i]);
        }
    }
    void add(std::string_view text) noexcept {
        for (const char letter : text) {
            add(std::uint64_t{static_cast<unsigned char>(letter)});
        }
    }

    [[nodiscard]] std::uint64_t value() const noexcept { return m_state; }

    /// Eight hexadecimal digits.
    [[nodiscard]] std::string text() const { return textOf(m_state); }
    [[nodiscard]] static std::string textOf(std::uint64_t value) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        std::string text(8, '0');
        for (std::size_t i = 0; i < text.size(); ++i) {
            text[i] = kDigits[(value >> (60U - 4U * i)) & 15U];
        }
        return text;
    }

    /// SplitMix64.
    [[nodiscard]] static std::uint64_t mixed(std::uint64_t word) noexcept {
        word += 0x9e3779b97f4a7c15ULL;
        word = (word ^ (word >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        word = (word ^ (word >> 27U)) * 0x94d049bb133111ebULL;
        return word ^ (word >> 31U);
    }

private:
    std::uint64_t m_state = 0;
};

}  // namespace sinew
