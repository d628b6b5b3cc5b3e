// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/layer_words.h"

#include <QCoreApplication>

#include "model/facts/clip_title.h"

namespace sinew {
namespace {

QString layerWord(const char* text) {
    return QCoreApplication::translate("Layers", text);
}

}  // namespace

QString clipName(const Asset& asset, AnimationIndex animation) {
    if (animation.value >= asset.animations.size()) {
        return layerWord("No clip");
    }
    return QString::fromStdString(clipTitle(asset, animation));
}

std::vector<AnimationIndex> layerClips(const Mix& mix) {
    std::vector<AnimationIndex> clips;
    for (const Layer& layer : mix.layers) {
        clips.push_back(layer.animation);
    }
    return clips;
}

QString mixerWords(const Asset& asset, const Mix& mix) {
    if (mix.fade && mix.layers.size() >= 2) {
        return layerWord("Mixer time: %1 fades into %2")
            .arg(clipName(asset, mix.layers[0].animation),
                 clipName(asset, mix.layers[1].animation));
    }
    const std::size_t longest = longestLayer(asset, mix);
    if (mix.layers.size() == 1) {
        return layerWord("Mixer time: one layer, %1")
            .arg(clipName(asset, mix.layers.front().animation));
    }
    const QString count = layerWord("Mixer time: %1 layers").arg(mix.layers.size());
    return longest < mix.layers.size()
               ? layerWord("%1, %2 is the longest")
                     .arg(count, clipName(asset, mix.layers[longest].animation))
               : count;
}

}  // namespace sinew
