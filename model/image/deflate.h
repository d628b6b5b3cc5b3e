// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A zlib stream (RFC 1950) of the bytes, the same for the same bytes. `level` from 1, quick, to
/// 9, small.
[[nodiscard]] std::vector<std::uint8_t> deflateZlib(std::span<const std::uint8_t> plain, int level);

/// The check sum of a PNG chunk's type and data (PNG 1.2, 3.4).
[[nodiscard]] std::uint32_t checkSum(std::span<const std::uint8_t> bytes) noexcept;

}  // namespace sinew
