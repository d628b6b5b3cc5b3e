// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "app/common/parse_value.h"

namespace sinew {

/// Pixels per point of a picture whose size nothing else decides: one at a height of 720.
[[nodiscard]] inline float pointPixels(Extent picture) noexcept {
    return std::clamp(static_cast<float>(picture.height) / 720.0F, 0.6F, 6.0F);
}

}  // namespace sinew
