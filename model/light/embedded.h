// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Side of the table that sinew-light-tables writes.
inline constexpr std::uint32_t kBrdfSide = 64;

}  // namespace sinew
