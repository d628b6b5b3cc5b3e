// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/huffman.h"

#include <algorithm>

namespace sinew {
namespace {

// Alphabet of the code that encodes the code lengths.
constexpr std::size_t kLengthCodes = 21;
constexpr std::array<std::uint8_t, kLengthCodes> kLengthOrder{
    17, 18, 19, 20, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15, 16};

struct LengthRun {
    std::uint32_t extraBits;
    std::uint32_t shortest;
    bool ofZeros;  // otherwise of the previous length
};
constexpr std::uint32_t kFirstRun = 17;
constexpr std::array<LengthRun, 4> kRuns{
    {{3, 3, true}, {7, 11, true}, {2, 3, false}, {7, 7, false}}};

}  // namespace

std::uint32_t BitStream::peek(std::uint32_t count) noexcept {
    while (m_held < count && !m_bytes.empty()) {
        m_bits |= std::uint64_t{m_bytes.front()} << m_held;
        m_bytes = m_bytes.subspan(1);
        m_held += 8;
    }
    return static_cast<std::uint32_t>(m_bits & ((1U << count) - 1));
}

std::uint32_t BitStream::take(std::uint32_t count) noexcept {
    const std::uint32_t value = peek(count);
    if (count > m_held) {
        m_failed = true;
    }
    m_held -= std::min(count, m_held);
    m_bits >>= count;
    return value;
}

bool HuffmanTable::build(std::span<const std::uint8_t> lengths) {
    m_counts = {};
    for (const std::uint8_t length : lengths) {
        ++m_counts[length];
    }
    m_counts[0] = 0;

    std::array<std::uint32_t, kMaxBits + 2> places{};  // index in m_symbols of the first code of
                                                       // each length
    std::array<std::uint32_t, kMaxBits + 2> codes{};   // the first code of each length
    for (std::size_t length = 1; length <= kMaxBits; ++length) {
        places[length + 1] = places[length] + m_counts[length];
        codes[length + 1] = (codes[length] + m_counts[length]) << 1;
    }
    const std::uint32_t used = places[kMaxBits + 1];
    if (used > 1 && codes[kMaxBits + 1] != 2U << kMaxBits) {
        return false;
    }

    m_symbols.resize(used);
    m_quick.assign(std::size_t{1} << kQuickBits, {});
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
        const std::uint8_t length = lengths[symbol];
        if (length == 0) {
            continue;
        }
        m_symbols[places[length]++] = static_cast<std::uint16_t>(symbol);
        const std::uint32_t code = codes[length]++;
        if (length > kQuickBits) {
            continue;
        }
        std::uint32_t reversed = 0;  // codes begin with their highest bit
        for (std::uint32_t bit = 0; bit < length; ++bit) {
            reversed |= (code >> bit & 1U) << (length - 1U - bit);
        }
        for (std::size_t at = reversed; at < m_quick.size(); at += std::size_t{1} << length) {
            m_quick[at] = {static_cast<std::uint16_t>(symbol), length};
        }
    }
    return true;
}

void HuffmanTable::read(BitStream& bits) {
    const std::size_t symbols = bits.take(14);
    m_symbols.clear();
    m_quick.clear();
    if (symbols == 0) {
        return;
    }
    const std::uint32_t lengthCodes = bits.take(5);
    if (lengthCodes < 1 || lengthCodes > kLengthCodes) {
        return bits.fail();
    }
    std::array<std::uint8_t, kLengthCodes> codeLengths{};
    for (std::uint32_t i = 0; i < lengthCodes; ++i) {
        codeLengths[kLengthOrder[i]] = static_cast<std::uint8_t>(bits.take(3));
    }
    HuffmanTable table;
    if (!table.build(codeLengths)) {
        return bits.fail();
    }

    std::vector<std::uint8_t> lengths;
    lengths.reserve(symbols);
    while (lengths.size() < symbols && !bits.hasFailed()) {
        const std::uint32_t symbol = table.decode(bits);
        if (symbol < kFirstRun) {
            lengths.push_back(static_cast<std::uint8_t>(symbol));
            continue;
        }
        const LengthRun& run = kRuns[symbol - kFirstRun];
        const std::size_t count = bits.take(run.extraBits) + run.shortest;
        const std::uint8_t length = run.ofZeros || lengths.empty() ? 0 : lengths.back();
        if (count > symbols - lengths.size() || (!run.ofZeros && length == 0)) {
            return bits.fail();
        }
        lengths.insert(lengths.end(), count, length);
    }
    if (bits.hasFailed() || !build(lengths)) {
        bits.fail();
    }
}

std::uint32_t HuffmanTable::decode(BitStream& bits) const noexcept {
    if (m_quick.empty()) {
        bits.fail();
        return 0;
    }
    const std::uint32_t next = bits.peek(kMaxBits);
    const Quick& quick = m_quick[next & ((1U << kQuickBits) - 1)];
    if (quick.length != 0) {
        bits.take(quick.length);
        return quick.symbol;
    }
    std::uint32_t code = 0;
    std::uint32_t first = 0;
    std::uint32_t place = 0;
    for (std::uint32_t length = 1; length <= kMaxBits; ++length) {
        code = code << 1 | (next >> (length - 1) & 1U);
        first <<= 1;
        if (code - first < m_counts[length]) {
            bits.take(length);
            return m_symbols[place + code - first];
        }
        first += m_counts[length];
        place += m_counts[length];
    }
    bits.fail();
    return 0;
}

}  // namespace sinew
