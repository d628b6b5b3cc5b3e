// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace sinew::cli {

/// SHA-256 (FIPS 180-4), fed in pieces of any size.
class Sha256 {
public:
    void add(std::span<const std::uint8_t> bytes);
    /// 64 hexadecimal digits of everything added. Call it once, last.
    [[nodiscard]] std::string finish();

private:
    void addBlock();

    std::array<std::uint32_t, 8> m_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::uint8_t, 64> m_block{};
    std::size_t m_filled = 0;
    std::uint64_t m_total = 0;
};

/// Hash of a file, or an empty string when it cannot be read.
[[nodiscard]] std::string fileSha256(const std::string& path);

}  // namespace sinew::cli
