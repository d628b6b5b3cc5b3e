// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/facts/asset_facts.h"
#include "model/facts/frame_grid.h"

namespace sinew {

/// What takes a moment to compute about a clip.
struct ClipDetails {
    FrameGrid grid;
    DrivenFacts driven;
    std::uint64_t spareBytes = 0;  // keys that could be left out
};

/// One per animation; fewer after a stop.
[[nodiscard]] std::vector<ClipDetails> detailsOf(const Asset& asset, const std::stop_token& stop);

}  // namespace sinew
