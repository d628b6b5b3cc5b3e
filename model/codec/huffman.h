// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Bits of a stream from the lowest of the first byte up. Past the end come zeros.
class BitStream {
public:
    explicit BitStream(std::span<const std::uint8_t> bytes) noexcept : m_bytes(bytes) {}

    /// The next `count` bits, at most 16.
    std::uint32_t take(std::uint32_t count) noexcept;
    /// The same, and they stay.
    [[nodiscard]] std::uint32_t peek(std::uint32_t count) noexcept;

    /// Marks the stream as damaged.
    void fail() noexcept { m_failed = true; }
    /// Whether it was marked, or more was taken than there is.
    [[nodiscard]] bool hasFailed() const noexcept { return m_failed; }

private:
    std::span<const std::uint8_t> m_bytes;  // what is not in m_bits yet
    std::uint64_t m_bits = 0;
    std::uint32_t m_held = 0;  // bits in m_bits that the stream has
    bool m_failed = false;
};

/// Canonical Huffman codes of at most 16 bits (RFC 1951, 3.2.2), stored as BasisLZ does (KTX 2.0,
/// "Compressed Huffman Tables").
class HuffmanTable {
public:
    static constexpr std::uint32_t kMaxBits = 16;

    /// Reads a stored table; marks the stream as failed where that is damaged.
    void read(BitStream& bits);

    /// The next symbol. Bits that are no code mark the stream as failed.
    [[nodiscard]] std::uint32_t decode(BitStream& bits) const noexcept;

private:
    // False where the code lengths leave room or have too little. One symbol alone may.
    bool build(std::span<const std::uint8_t> lengths);

    static constexpr std::uint32_t kQuickBits = 10;
    struct Quick {
        std::uint16_t symbol = 0;
        std::uint8_t length = 0;  // 0: the code is longer, or none
    };
    std::vector<Quick> m_quick;                          // by the next bits
    std::vector<std::uint16_t> m_symbols;                // by length, then by number
    std::array<std::uint32_t, kMaxBits + 1> m_counts{};  // codes of each length
};

}  // namespace sinew
