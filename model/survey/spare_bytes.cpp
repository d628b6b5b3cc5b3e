// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/spare_bytes.h"

#include "model/check/context.h"

namespace sinew {

std::vector<std::uint64_t> spareBytesOfClips(const Asset& asset, const std::stop_token& stop) {
    const CheckOptions options;
    check::Context context(asset, options, stop);
    check::checkTracks(context);
    std::vector<std::uint64_t> spare(asset.animations.size(), 0);
    for (const Diagnostic& finding : context.take()) {
        if (finding.animation && *finding.animation < spare.size()) {
            spare[*finding.animation] += finding.spareBytes;
        }
    }
    return spare;
}

}  // namespace sinew
