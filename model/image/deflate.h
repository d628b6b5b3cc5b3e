// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/result.h"

struct z_stream_s;  // declared by zlib

namespace sinew {

/// Decompresses deflate in pieces, so that decoding can stop in between. Ignores checksums.
class Inflater {
public:
    enum class Wrapper { Zlib, None };  // RFC 1950, or RFC 1951 alone

    /// `packed` is borrowed.
    Inflater(std::span<const std::uint8_t> packed, Wrapper wrapper);
    ~Inflater();
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    /// Fills `room` from the front and returns the number of bytes written; fewer than its size at
    /// the end of the stream or where it is damaged.
    [[nodiscard]] std::size_t read(std::span<std::uint8_t> room) noexcept;

    [[nodiscard]] bool isAtEnd() const noexcept { return m_isAtEnd; }

private:
    std::unique_ptr<z_stream_s> m_stream;
    bool m_isAtEnd = false;
    bool m_isDamaged = false;
};

/// Number of bytes to read from an Inflater between checks of a stop token.
inline constexpr std::size_t kInflateStep = std::size_t{1} << 20;

/// Fills `plain` exactly with the contents of a zlib stream (RFC 1950). Errors: InvalidImage if it
/// is damaged or has another size; Cancelled.
[[nodiscard]] Status inflateZlib(std::span<const std::uint8_t> packed,
                                 std::span<std::uint8_t> plain, const std::stop_token& stop = {});

/// Compresses the bytes to a zlib stream (RFC 1950) on the calling thread; the result depends only
/// on bytes and level, 1 (fastest) to 12 (smallest). Throws std::bad_alloc.
[[nodiscard]] std::vector<std::uint8_t> deflateZlib(std::span<const std::uint8_t> plain, int level);

/// The CRC of a PNG chunk's type and data (PNG 1.2, 3.4).
[[nodiscard]] std::uint32_t checkSum(std::span<const std::uint8_t> bytes) noexcept;

}  // namespace sinew
