// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace sinew {

inline constexpr std::size_t kUastcBlockBytes = 16;

/// Decodes one block of UASTC LDR 4x4 to 16 texels of RGBA, rows from the top. Format: "UASTC LDR
/// 4x4 Texture Specification" (Basis Universal). False for an invalid block (a reserved mode or
/// partition); the texels are then unchanged.
[[nodiscard]] bool decodeUastcBlock(std::span<const std::uint8_t, kUastcBlockBytes> block,
                                    std::span<std::uint8_t, 64> texels) noexcept;

}  // namespace sinew
