// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/sha256.h"

#include <algorithm>
#include <bit>
#include <fstream>
#include <vector>

namespace sinew::cli {

namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Schedule = std::array<std::uint32_t, 64>;

Schedule scheduleOf(const std::array<std::uint8_t, 64>& block) {
    Schedule w{};
    for (std::size_t i = 0; i < 16; ++i) {
        for (std::size_t byte = 0; byte < 4; ++byte) {
            w[i] = w[i] << 8U | block[4 * i + byte];
        }
    }
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t a = w[i - 15], b = w[i - 2];
        const std::uint32_t s0 = std::rotr(a, 7) ^ std::rotr(a, 18) ^ (a >> 3U);
        const std::uint32_t s1 = std::rotr(b, 17) ^ std::rotr(b, 19) ^ (b >> 10U);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    return w;
}

}  // namespace

void Sha256::addBlock() {
    const Schedule w = scheduleOf(m_block);
    auto [a, b, c, d, e, f, g, h] = m_state;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + kRound[i] + w[i];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t1;
        d = c, c = b, b = a, a = t1 + t2;
    }
    const std::array<std::uint32_t, 8> mixed{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < 8; ++i) {
        m_state[i] += mixed[i];
    }
    m_filled = 0;
}

void Sha256::add(std::span<const std::uint8_t> bytes) {
    m_total += bytes.size();
    while (!bytes.empty()) {
        const std::size_t count = std::min(bytes.size(), m_block.size() - m_filled);
        std::copy_n(bytes.begin(), count, m_block.begin() + static_cast<std::ptrdiff_t>(m_filled));
        m_filled += count;
        bytes = bytes.subspan(count);
        if (m_filled == m_block.size()) {
            addBlock();
        }
    }
}

std::string Sha256::finish() {
    const std::uint64_t bits = 8 * m_total;
    const std::size_t zeros = (m_filled < 56 ? 55 : 119) - m_filled;
    std::vector<std::uint8_t> padding(1, 0x80);
    padding.resize(1 + zeros, 0);
    for (int shift = 56; shift >= 0; shift -= 8) {
        padding.push_back(static_cast<std::uint8_t>(bits >> static_cast<unsigned>(shift)));
    }
    add(padding);

    constexpr std::array kHex = {'0', '1', '2', '3', '4', '5', '6', '7',
                                 '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
    std::string text;
    for (const std::uint32_t word : m_state) {
        for (int shift = 28; shift >= 0; shift -= 4) {
            text += kHex[word >> static_cast<unsigned>(shift) & 15U];
        }
    }
    return text;
}

std::string fileSha256(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return {};
    }
    Sha256 hash;
    std::vector<char> piece(1U << 16);
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())), file.gcount() > 0) {
        hash.add(std::span(reinterpret_cast<const std::uint8_t*>(piece.data()),
                           static_cast<std::size_t>(file.gcount())));
    }
    return hash.finish();
}

}  // namespace sinew::cli
