// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "model/asset/asset.h"

namespace sinew {

/// How much work may follow from numbers of a file, such as the length of a clip, that its size
/// does not limit: a tenth of `most`, and all of it for a file of a megabyte. Any unit.
[[nodiscard]] inline std::uint64_t allowedWork(const Asset& asset, std::uint64_t most) noexcept {
    constexpr double kFullBytes = 1e6;
    const double bytes = static_cast<double>(asset.info.fileBytes + asset.info.bufferBytes);
    const double part = std::min(0.1 + 0.9 * bytes / kFullBytes, 1.0);
    return static_cast<std::uint64_t>(part * static_cast<double>(most));
}

}  // namespace sinew
