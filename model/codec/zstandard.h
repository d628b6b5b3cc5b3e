// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/result.h"

namespace sinew {

/// Decompresses the frames of `packed` into `plain`. Errors: InvalidImage if they are damaged or
/// their size differs from that of `plain`.
[[nodiscard]] Status unpackZstandard(std::span<const std::uint8_t> packed,
                                     std::span<std::uint8_t> plain);

}  // namespace sinew
