// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace sinew {
// Unsigned integers, least significant byte first. The caller guarantees that the bytes exist.

[[nodiscard]] inline std::uint32_t read16(std::span<const std::uint8_t> bytes,
                                          std::size_t at) noexcept {
    return bytes[at] | std::uint32_t{bytes[at + 1]} << 8;
}

[[nodiscard]] inline std::uint32_t read32(std::span<const std::uint8_t> bytes,
                                          std::size_t at) noexcept {
    return read16(bytes, at) | read16(bytes, at + 2) << 16;
}

[[nodiscard]] inline std::uint64_t read64(std::span<const std::uint8_t> bytes,
                                          std::size_t at) noexcept {
    return read32(bytes, at) | std::uint64_t{read32(bytes, at + 4)} << 32;
}

}  // namespace sinew
