// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/image/image_codec.h"

namespace sinew {

/// The picture at the same aspect within a square of this size: filtered in linear light (Mitchell
/// and Netravali), by its alpha. A smaller one stays as it is. Throws std::bad_alloc.
[[nodiscard]] PixelImage shrunkTo(const PixelImage& image, std::uint32_t size);

}  // namespace sinew
