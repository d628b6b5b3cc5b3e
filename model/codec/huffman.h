// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Reads bits, least significant bit first. Past the end it returns zeros.
class BitStream {
public:
    explicit BitStream(std::span<const std::uint8_t> bytes) noexcept : m_bytes(bytes) {}

    /// The next `count` bits, at most 16.
    std::uint32_t take(std::uint32_t count) noexcept;
    /// The next `count` bits without consuming them.
    [[nodiscard]] std::uint32_t peek(std::uint32_t count) noexcept;

    /// Marks the stream as damaged.
    void fail() noexcept { m_failed = true; }
    /// Whether it was marked as damaged or read past the end.
    [[nodiscard]] bool hasFailed() const noexcept { return m_failed; }

private:
    std::span<const std::uint8_t> m_bytes;  // bytes not yet in m_bits
    std::uint64_t m_bits = 0;
    std::uint32_t m_held = 0;  // valid bits in m_bits
    bool m_failed = false;
};

/// Canonical Huffman codes of at most 16 bits (RFC 1951, 3.2.2), stored as BasisLZ does (KTX 2.0,
/// "Compressed Huffman Tables").
class HuffmanTable {
public:
    static constexpr std::uint32_t kMaxBits = 16;

    /// Reads a stored table; marks the stream as damaged if the table is invalid.
    void read(BitStream& bits);

    /// The next symbol. Bits that form no code mark the stream as damaged.
    [[nodiscard]] std::uint32_t decode(BitStream& bits) const noexcept;

private:
    // False if the code lengths are over- or undersubscribed. A single symbol may be
    // undersubscribed.
    bool build(std::span<const std::uint8_t> lengths);

    static constexpr std::uint32_t kQuickBits = 10;
    struct Quick {
        std::uint16_t symbol = 0;
        std::uint8_t length = 0;  // 0: the code is longer or does not exist
    };
    std::vector<Quick> m_quick;                          // indexed by the next bits
    std::vector<std::uint16_t> m_symbols;                // sorted by length, then by symbol
    std::array<std::uint32_t, kMaxBits + 1> m_counts{};  // number of codes of each length
};

}  // namespace sinew
