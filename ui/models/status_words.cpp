// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/status_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "model/evaluate/clip/pose_target.h"
#include "ui/models/clip_words.h"
#include "ui/models/node_rows.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/work/surface_meter.h"

namespace sinew {
namespace {

QString pointerWord(const char* text) {
    return QCoreApplication::translate("PointerWords", text);
}

const char* elementWord(std::uint32_t size) {
    return size == 1 ? "point %1" : size == 2 ? "line %1" : "triangle %1";
}

/// "Spine 0.750". A joint that the skin does not have is named by its number.
QString weightWords(const Asset& asset, SkinIndex skin, const JointShare& weight) {
    const std::vector<NodeIndex>& joints = asset[skin].joints;
    const QString name = weight.joint.value < joints.size()
                             ? nodeLabel(asset, joints[weight.joint.value])
                             : pointerWord("joint %1").arg(weight.joint.value);
    return QStringLiteral("%1 %2").arg(name, QString::number(double{weight.weight}, 'f', 3));
}

/// The weight of the joints that are shown, of the current one of them, then the strongest one.
QStringList jointWords(const Asset& asset, const SurfaceHit& hit) {
    const SkinIndex skin = asset[hit.node].skin;
    if (!skin) {
        return {};
    }
    if (!hit.strongest.joint) {
        return {pointerWord("no joint")};
    }
    const QString strongest = weightWords(asset, skin, hit.strongest);
    if (!hit.shown.joint) {
        return {strongest};
    }
    QStringList words;
    if (hit.shownCount > 1) {
        words.append(pointerWord("%1 joints %2")
                         .arg(QString::number(hit.shownCount),
                              QString::number(double{hit.shownSum}, 'f', 3)));
    }
    if (hit.shown.joint == hit.strongest.joint) {
        words.append(pointerWord("%1, strongest").arg(strongest));
    } else {
        words.append(weightWords(asset, skin, hit.shown));
        words.append(pointerWord("strongest %1").arg(strongest));
    }
    return words;
}

QString clipNames(const Asset& asset, const std::vector<AnimationIndex>& clips) {
    QStringList names;
    for (const AnimationIndex clip : clips) {
        names.append(
            QString::fromStdString(displayName(asset[clip].name, "Animation", clip.value)));
    }
    return names.join(QStringLiteral(", "));
}

QString weightCount(std::size_t count) {
    return pointerWord(count == 1 ? "%1 morph weight" : "%1 morph weights").arg(count);
}

/// "rotation by hand instead of Walk". `clips` move the part, `tool` changes it.
QString partWords(const QString& clips, const QString& part, bool set, bool toolChosen) {
    if (set) {
        return clips.isEmpty() ? pointerWord("%1 by hand").arg(part)
                               : pointerWord("%1 by hand instead of %2").arg(part, clips);
    }
    return toolChosen && !clips.isEmpty() ? pointerWord("%1 driven by %2").arg(part, clips)
                                          : QString();
}

QString say(const char* words) {
    return QCoreApplication::translate("Drivers", words);
}

bool clipDrives(const Asset& asset, AnimationIndex clip, NodeIndex node, ChannelPath path) {
    if (clip.value >= asset.animations.size()) {
        return false;
    }
    const Animation& animation = asset[clip];
    return std::ranges::any_of(animation.channels, [&](const Channel& channel) {
        return channel.node == node && channel.path == path && drives(asset, animation, channel);
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

QString pointedWords(const Asset& asset, const PointedAt& pointed) {
    if (pointed.joint) {
        return pointerWord("joint %1").arg(nodeLabel(asset, pointed.joint));
    }
    if (!pointed.surface) {
        return {};
    }
    const SurfaceHit& hit = *pointed.surface;
    QStringList parts{nodeLabel(asset, hit.node)};
    if (asset[hit.node].instances) {
        parts.append(pointerWord("instance %1").arg(hit.instance));
    }
    parts.append(pointerWord("primitive %1").arg(hit.primitive));
    parts.append(pointerWord(elementWord(hit.elementSize)).arg(hit.element));
    parts.append(pointerWord("vertex %1").arg(hit.vertex));
    parts.append(jointWords(asset, hit));
    return parts.join(QStringLiteral(" · "));
}

QString valueWords(const SurfaceMeter& meter, const SurfaceHit& hit) {
    const ValueSource* const source = meter.source();
    if (source == nullptr || !meter.values() || !meter.values()->legend) {
        return {};
    }
    const ValueLegend& legend = *meter.values()->legend;
    const QString title = QString::fromStdString(legend.title);
    const std::optional<float> value = valueAt(*meter.values(), hit);
    if (!value) {
        const bool own = meter.values()->find(hit.node, hit.primitive) != nullptr;
        return title + QStringLiteral(": ") +
               QString::fromStdString(own ? legend.without : legend.neutral);
    }
    const QString words = title + QLatin1Char(' ') + QString::fromStdString(source->words(*value));
    const ClipWorst* const worst = meter.worst();
    const auto place = worst != nullptr ? placeAt(worst->worst, hit) : std::nullopt;
    return meter.showsWorst() && place
               ? pointerWord("%1 at frame %2").arg(words, QString::number(worst->frameOf(*place)))
               : words;
}

QString posingWords(const Document& document, const Player& player, const Selection& selection) {
    if (!document.asset()) {
        return {};
    }
    const HandPose& pose = selection.posing().pose;
    const NodeIndex node = selection.node();
    QStringList parts;
    if (node) {
        const HandTransform* hand = pose.find(node);
        const auto words = [&](GizmoTool tool, const QString& part, bool set) {
            const std::vector<AnimationIndex> clips = player.drivers(node, changedBy(tool));
            return partWords(clipNames(*document.asset(), clips), part, set,
                             selection.posing().tool == tool);
        };
        const QString weights =
            hand == nullptr || hand->weights.empty()
                ? QString()
                : partWords(
                      clipNames(*document.asset(), player.drivers(node, ChannelPath::Weights)),
                      weightCount(hand->weights.size()), true, false);
        for (const QString& part :
             {words(GizmoTool::Move, pointerWord("translation"), hand && hand->translation),
              words(GizmoTool::Rotate, pointerWord("rotation"), hand && hand->rotation), weights}) {
            if (!part.isEmpty()) {
                parts.append(part);
            }
        }
    }
    if (!parts.isEmpty()) {
        return QStringLiteral("%1: %2").arg(nodeLabel(*document.asset(), node),
                                            parts.join(QStringLiteral(", ")));
    }
    const std::size_t count = pose.nodes().size();
    if (const std::size_t set = pose.expressions().size(); count == 0 && set > 0) {
        return pointerWord(set == 1 ? "%1 expression by hand" : "%1 expressions by hand").arg(set);
    }
    return count == 0 ? QString()
                      : pointerWord(count == 1 ? "%1 node posed by hand" : "%1 nodes posed by hand")
                            .arg(count);
}

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
