// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/result.h"

namespace sinew {

/// Decompresses a zlib stream (RFC 1950) into `plain`. Errors: InvalidImage if it is damaged or its
/// size differs from that of `plain`.
[[nodiscard]] Status inflateZlib(std::span<const std::uint8_t> packed,
                                 std::span<std::uint8_t> plain);

}  // namespace sinew
