// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Per animation: stored bytes of keys that could be left out without a visible change, as the
/// findings about its tracks say. Incomplete after a stop.
[[nodiscard]] std::vector<std::uint64_t> spareBytesOfClips(const Asset& asset,
                                                           const std::stop_token& stop = {});

}  // namespace sinew
