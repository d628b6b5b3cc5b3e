// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/played_poses.h"

namespace sinew {

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
