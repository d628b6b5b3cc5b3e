// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Compresses the bytes to a zlib stream (RFC 1950); deterministic. `level`: 1 (fastest) to 9
/// (smallest).
[[nodiscard]] std::vector<std::uint8_t> deflateZlib(std::span<const std::uint8_t> plain, int level);

/// The CRC of a PNG chunk's type and data (PNG 1.2, 3.4).
[[nodiscard]] std::uint32_t checkSum(std::span<const std::uint8_t> bytes) noexcept;

}  // namespace sinew
