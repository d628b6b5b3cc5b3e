// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/animation.h"

namespace sinew {

/// The key times of all channels, increasing, each once.
[[nodiscard]] std::vector<float> collectKeyTimes(const Animation& animation);

}  // namespace sinew
