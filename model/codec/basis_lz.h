// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/codec/ktx2.h"

namespace sinew {

/// Pixels of the largest level of an image with BasisLZ supercompression and ETC1S blocks (KTX 2.0,
/// appendices "BasisLZ Global Data" and "BasisLZ/ETC1S Bitstream"): RGBA, rows as stored. `bytes`
/// is the file that `image` was parsed from. Errors: InvalidImage, Cancelled.
[[nodiscard]] Result<std::vector<std::uint8_t>> decodeBasisLz(const Ktx2Image& image,
                                                              std::span<const std::uint8_t> bytes,
                                                              const std::stop_token& stop = {});

}  // namespace sinew
