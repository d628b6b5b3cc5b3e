// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/clip_details.h"

#include "model/survey/spare_bytes.h"

namespace sinew {

std::vector<ClipDetails> detailsOf(const Asset& asset, const std::stop_token& stop) {
    const std::vector<std::uint64_t> spare = spareBytesOfClips(asset, stop);
    std::vector<ClipDetails> details;
    for (std::size_t i = 0; i < asset.animations.size() && !stop.stop_requested(); ++i) {
        details.push_back({.grid = frameGridOf(asset.animations[i], stop),
                           .driven = drivenBy(asset, asset.animations[i]),
                           .spareBytes = spare[i]});
    }
    return details;
}

}  // namespace sinew
