// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "model/demo/indexed_png.h"

namespace sinew::demo {
namespace {

constexpr std::size_t kShortestMatch = 3;
constexpr std::size_t kLongestMatch = 258;
constexpr std::size_t kWindow = 32768;

// First length or distance of each code, and its extra bits (RFC 1951, 3.2.5).
struct Code {
    std::uint32_t base;
    std::uint32_t extraBits;
};
constexpr std::array<Code, 29> kLengths{
    {{3, 0},  {4, 0},  {5, 0},  {6, 0},   {7, 0},   {8, 0},   {9, 0},   {10, 0},  {11, 1}, {13, 1},
     {15, 1}, {17, 1}, {19, 2}, {23, 2},  {27, 2},  {31, 2},  {35, 3},  {43, 3},  {51, 3}, {59, 3},
     {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0}}};
constexpr std::array<Code, 30> kDistances{
    {{1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},
     {9, 2},     {13, 2},    {17, 3},    {25, 3},     {33, 4},     {49, 4},
     {65, 5},    {97, 5},    {129, 6},   {193, 6},    {257, 7},    {385, 7},
     {513, 8},   {769, 8},   {1025, 9},  {1537, 9},   {2049, 10},  {3073, 10},
     {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13}}};

template <std::size_t N>
std::uint32_t codeOf(const std::array<Code, N>& codes, std::size_t value) {
    const auto above =
        std::upper_bound(codes.begin(), codes.end(), value,
                         [](std::size_t v, const Code& code) { return v < code.base; });
    return static_cast<std::uint32_t>(above - codes.begin()) - 1;
}

class BitWriter {
public:
    std::vector<std::uint8_t> bytes;

    // Least significant bit first.
    void put(std::uint32_t value, std::uint32_t count) {
        m_pending |= std::uint64_t{value} << m_count;
        m_count += count;
        for (; m_count >= 8; m_count -= 8, m_pending >>= 8) {
            bytes.push_back(static_cast<std::uint8_t>(m_pending));
        }
    }

    // Huffman codes are packed from their most significant bit.
    void putCode(std::uint32_t code, std::uint32_t count) {
        for (std::uint32_t i = count; i > 0; --i) {
            put((code >> (i - 1)) & 1U, 1);
        }
    }

    void finish() {
        if (m_count > 0) {
            put(0, 8 - m_count);
        }
    }

private:
    std::uint64_t m_pending = 0;
    std::uint32_t m_count = 0;
};

// The fixed code of a literal, the end (256) or a length (RFC 1951, 3.2.6).
void putSymbol(BitWriter& out, std::uint32_t symbol) {
    if (symbol < 144) {
        out.putCode(0x30 + symbol, 8);
    } else if (symbol < 256) {
        out.putCode(0x190 + symbol - 144, 9);
    } else if (symbol < 280) {
        out.putCode(symbol - 256, 7);
    } else {
        out.putCode(0xC0 + symbol - 280, 8);
    }
}

struct Match {
    std::size_t length = 0;
    std::size_t distance = 0;
};

void putMatch(BitWriter& out, const Match& match) {
    const std::uint32_t length = codeOf(kLengths, match.length);
    putSymbol(out, 257 + length);
    out.put(static_cast<std::uint32_t>(match.length) - kLengths[length].base,
            kLengths[length].extraBits);
    const std::uint32_t distance = codeOf(kDistances, match.distance);
    out.putCode(distance, 5);
    out.put(static_cast<std::uint32_t>(match.distance) - kDistances[distance].base,
            kDistances[distance].extraBits);
}

Match matchAt(std::span<const std::uint8_t> bytes, std::size_t at, std::size_t distance) {
    if (distance == 0 || distance > at || distance > kWindow) {
        return {};
    }
    const std::size_t end = std::min(bytes.size(), at + kLongestMatch);
    std::size_t i = at;
    while (i < end && bytes[i] == bytes[i - distance]) {
        ++i;
    }
    return {i - at, distance};
}

// The last position of each hash of three bytes.
class LastPlaces {
public:
    // Distance to the last position with this hash (0: none); records the current position.
    std::size_t meet(std::span<const std::uint8_t> bytes, std::size_t at) {
        if (at + kShortestMatch > bytes.size()) {
            return 0;
        }
        const std::uint32_t three =
            bytes[at] | (std::uint32_t{bytes[at + 1]} << 8) | (std::uint32_t{bytes[at + 2]} << 16);
        std::size_t& place = m_places[(three * 2654435761U) >> 20];
        const std::size_t distance = place == 0 ? 0 : at + 1 - place;
        place = at + 1;
        return distance;
    }

private:
    std::array<std::size_t, 4096> m_places{};  // position + 1
};

std::uint32_t adler32(std::span<const std::uint8_t> bytes) {
    std::uint32_t a = 1;
    std::uint32_t b = 0;
    for (const std::uint8_t byte : bytes) {
        a = (a + byte) % 65521;
        b = (b + a) % 65521;
    }
    return (b << 16) | a;
}

}  // namespace

std::vector<std::uint8_t> compress(std::span<const std::uint8_t> bytes, std::size_t rowBytes) {
    BitWriter out;
    out.bytes = {0x78, 0x01};
    out.put(1, 1);  // the last block
    out.put(1, 2);  // with fixed codes
    LastPlaces places;
    for (std::size_t at = 0; at < bytes.size();) {
        Match best = matchAt(bytes, at, 1);
        for (const std::size_t distance : {rowBytes, places.meet(bytes, at)}) {
            const Match match = matchAt(bytes, at, distance);
            best = match.length > best.length + 1 ? match : best;
        }
        if (best.length >= kShortestMatch) {
            putMatch(out, best);
            at += best.length;
        } else {
            putSymbol(out, bytes[at++]);
        }
    }
    putSymbol(out, 256);
    out.finish();
    const std::uint32_t check = adler32(bytes);
    for (int shift = 24; shift >= 0; shift -= 8) {
        out.bytes.push_back(static_cast<std::uint8_t>(check >> shift));
    }
    return out.bytes;
}

}  // namespace sinew::demo
