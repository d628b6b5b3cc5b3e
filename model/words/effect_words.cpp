// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/words/effect_words.h"

#include "model/words/words.h"

namespace sinew {

using namespace words;

std::string effectWords(const Asset& asset, const SurfaceEffect& effect, bool withMoment) {
    if (!effect.isVisible()) {
        return "; it has no visible effect";
    }
    std::string text = "; it moves the surface by up to " + units(effect.distance) + " (" +
                       percent(effect.share) + " of the model's size)";
    if (effect.mesh) {
        text += ", vertex " + std::to_string(effect.vertex) + " of " + meshName(asset, effect.mesh);
    }
    if (withMoment && effect.animation) {
        text +=
            " in " + clipName(asset, effect.animation) + " at " + seconds(double{effect.seconds});
    }
    return text;
}

std::string effectShare(const SurfaceEffect& effect) {
    return effect.isVisible() ? percent(effect.share) : "none";
}

}  // namespace sinew
