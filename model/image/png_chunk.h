// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sinew {

/// The first bytes of every PNG (5.2).
inline constexpr std::array<std::uint8_t, 8> kPngSignature = {0x89, 'P',  'N',  'G',
                                                              0x0D, 0x0A, 0x1A, 0x0A};
inline constexpr std::size_t kPngSignatureBytes = kPngSignature.size();

/// A chunk of a PNG (PNG third edition, 5.3); refers to its bytes.
struct PngChunk {
    static constexpr std::size_t kFrameBytes = 12;  // length, type and checksum

    std::string_view type;  // four letters
    std::span<const std::uint8_t> data;
    bool isIntact = false;  // whether the checksum is right

    [[nodiscard]] std::size_t bytes() const noexcept { return data.size() + kFrameBytes; }
};

/// The chunk at the start of the bytes; none if they end before it does. The checksum is computed
/// if `isChecked`.
[[nodiscard]] std::optional<PngChunk> firstChunk(std::span<const std::uint8_t> bytes,
                                                 bool isChecked);

/// `type` has four letters.
void appendChunk(std::vector<std::uint8_t>& png, std::string_view type,
                 std::span<const std::uint8_t> data);

void appendBigEndian(std::vector<std::uint8_t>& out, std::uint32_t value);

}  // namespace sinew
