// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Side of the BRDF table written by sinew-light-tables.
inline constexpr std::uint32_t kBrdfSide = 64;

}  // namespace sinew
