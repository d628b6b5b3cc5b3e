// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/clip_title.h"

#include "model/core/utf8.h"

namespace sinew {

std::string clipOrigin(const Animation& clip) {
    return clip.borrowedFrom.empty() ? std::string() : " (from " + oneLine(clip.borrowedFrom) + ')';
}

std::string clipTitle(const Asset& asset, AnimationIndex animation) {
    const Animation& clip = asset[animation];
    return displayName(clip.name, "Animation", animation.value) + clipOrigin(clip);
}

}  // namespace sinew
