// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace sinew {

/// The bytes of `orcaGlb`, which a tool wrote when the program was built.
[[nodiscard]] std::span<const std::uint8_t> embeddedOrca(bool flawed = false) noexcept;
/// Likewise of `walkerGlb`.
[[nodiscard]] std::span<const std::uint8_t> embeddedWalker(bool flawed = false) noexcept;

}  // namespace sinew
