// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/result.h"

namespace sinew {

/// False where the program was built without libzstd.
[[nodiscard]] bool zstandardIsAvailable() noexcept;

/// Fills `plain` exactly with what the frames of `packed` hold. Errors: InvalidImage when they are
/// damaged or hold more or less.
[[nodiscard]] Status unpackZstandard(std::span<const std::uint8_t> packed,
                                     std::span<std::uint8_t> plain);

}  // namespace sinew
