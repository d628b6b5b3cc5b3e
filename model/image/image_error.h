// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "model/core/result.h"
#include "model/image/image_limits.h"

namespace sinew {

// Errors of decoders.

[[nodiscard]] inline Error invalidImage(std::string message) {
    return {ErrorCode::InvalidImage, std::move(message), {}};
}

[[nodiscard]] inline Error decodingCancelled() {
    return {ErrorCode::Cancelled, "decoding was cancelled", {}};
}

/// Whether an image exceeds the limits of model/image/image_limits.h.
[[nodiscard]] constexpr bool isTooLarge(std::uint32_t width, std::uint32_t height) noexcept {
    return width > kMaxImageSide || height > kMaxImageSide ||
           std::uint64_t{width} * height > kMaxImagePixels;
}

}  // namespace sinew
