// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/driver_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "model/evaluate/clip/pose_target.h"
#include "ui/models/clip_words.h"

namespace sinew {
namespace {

QString say(const char* words) {
    return QCoreApplication::translate("Drivers", words);
}

bool clipDrives(const Asset& asset, AnimationIndex clip, NodeIndex node, ChannelPath path) {
    if (clip.value >= asset.animations.size()) {
        return false;
    }
    const Animation& animation = asset[clip];
    return std::any_of(animation.channels.begin(), animation.channels.end(),
                       [&](const Channel& channel) {
                           return channel.node == node && channel.path == path &&
                                  drives(asset, animation, channel);
                       });
}

bool covers(const Asset& asset, NodeIndex mask, NodeIndex node) {
    if (mask.value >= asset.nodes.size()) {
        return true;  // everything
    }
    while (node && node != mask) {
        node = asset[node].parent;
    }
    return node.valid();
}

bool isByHand(const HandPose& hand, NodeIndex node, ChannelPath path) {
    const HandTransform* set = hand.find(node);
    if (set == nullptr) {
        return false;
    }
    switch (path) {
        case ChannelPath::Translation:
            return set->translation.has_value();
        case ChannelPath::Rotation:
            return set->rotation.has_value();
        case ChannelPath::Scale:
            return set->scale.has_value();
        case ChannelPath::Weights:
            return false;
    }
    return false;
}

QString layerNames(const Asset& asset, const PoseMoment& moment, NodeIndex node, ChannelPath path) {
    QStringList names;
    for (const PoseLayer& layer : moment.layers) {
        const float weight = countedWeight(layer);
        if (weight > 0.0F && covers(asset, layer.mask, node) &&
            clipDrives(asset, layer.animation, node, path)) {
            names.append(QStringLiteral("%1 %2").arg(clipName(asset, layer.animation),
                                                     QString::number(double(weight), 'f', 2)));
        }
    }
    return names.join(QStringLiteral(", "));
}

bool isKeptInPlace(const PoseMoment& moment, NodeIndex node, ChannelPath path) {
    const InPlace& parts = moment.inPlace;
    const bool moves = parts.x || parts.y || parts.z;
    return moment.root && moment.root == node &&
           ((path == ChannelPath::Translation && moves) ||
            (path == ChannelPath::Rotation && parts.turn));
}

}  // namespace

QString driverWords(const Asset& asset, const PoseMoment& moment, NodeIndex node,
                    ChannelPath path) {
    if (isByHand(moment.hand, node, path)) {
        return say(QT_TRANSLATE_NOOP("Drivers", "By hand"));
    }
    QString words;
    if (moment.layered) {
        words = layerNames(asset, moment, node, path);
    } else if (clipDrives(asset, moment.animation, node, path)) {
        words = clipName(asset, moment.animation);
    }
    if (words.isEmpty()) {
        words = asset[node].matrix ? say(QT_TRANSLATE_NOOP("Drivers", "Rest pose (stored matrix)"))
                                   : say(QT_TRANSLATE_NOOP("Drivers", "Rest pose"));
    }
    return isKeptInPlace(moment, node, path)
               ? say(QT_TRANSLATE_NOOP("Drivers", "%1, in place")).arg(words)
               : words;
}

}  // namespace sinew
