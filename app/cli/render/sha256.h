// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace sinew::cli {

/// SHA-256 (FIPS 180-4) of a file, 64 hexadecimal digits. Throws Failure (exit 3).
[[nodiscard]] std::string fileSha256(const std::string& path);

/// The same of bytes in memory.
[[nodiscard]] std::string sha256Of(std::span<const std::uint8_t> bytes);

/// The same as bytes.
[[nodiscard]] std::array<std::uint8_t, 32> sha256Digest(std::span<const std::uint8_t> bytes);

}  // namespace sinew::cli
