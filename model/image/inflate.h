// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/result.h"

namespace sinew {

/// Fills `plain` exactly with what a zlib stream (RFC 1950) holds. Errors: InvalidImage when it is
/// damaged or holds more or less.
[[nodiscard]] Status inflateZlib(std::span<const std::uint8_t> packed,
                                 std::span<std::uint8_t> plain);

}  // namespace sinew
