// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/played_poses.h"

#include <algorithm>
#include <optional>

namespace sinew {

std::vector<AnimationIndex> playedClips(const Asset& asset, const PlayedPoses& played) {
    std::vector<AnimationIndex> clips;
    const auto add = [&](AnimationIndex animation) {
        if (animation.value < asset.animations.size() &&
            std::find(clips.begin(), clips.end(), animation) == clips.end()) {
            clips.push_back(animation);
        }
    };
    if (!played.layered()) {
        add(played.animation);
    } else if (!played.mixing) {
        for (const PoseLayer& layer : played.blend) {
            add(layer.animation);
        }
    }
    for (const Layer& layer : played.mix.layers) {
        if (played.mixing && layer.enabled) {
            add(layer.animation);
        }
    }
    return clips;
}

PlayedRange wholeRange(const Asset& asset, const PlayedPoses& played) {
    if (played.mixing) {
        return {.start = 0.0F, .end = static_cast<float>(mixSeconds(asset, played.mix))};
    }
    std::optional<PlayedRange> whole;
    for (const AnimationIndex clip : playedClips(asset, played)) {
        const PlayedRange range = wholeRange(asset[clip]);
        whole = whole ? PlayedRange{.start = std::min(whole->start, range.start),
                                    .end = std::max(whole->end, range.end)}
                      : range;
    }
    return whole.value_or(PlayedRange());
}

void setMoment(const Asset& asset, const PlayedPoses& played, float seconds, PoseMoment& out) {
    out.animation = played.animation;
    out.seconds = seconds;
    out.layered = played.layered();
    out.root = played.root;
    out.inPlace = played.inPlace;
    out.hand = played.hand;
    if (played.mixing) {
        shownLayersAt(asset, played.mix, seconds, out.layers);
        return;
    }
    out.layers.assign(played.blend.begin(), played.blend.end());
    for (PoseLayer& layer : out.layers) {
        layer.seconds = seconds;
    }
}

}  // namespace sinew
