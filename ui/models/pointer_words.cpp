// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/pointer_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/models/node_rows.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

QString pointerWord(const char* text) {
    return QCoreApplication::translate("PointerWords", text);
}

const char* elementWord(std::uint32_t size) {
    return size == 1 ? "point %1" : size == 2 ? "line %1" : "triangle %1";
}

QString jointWords(const Asset& asset, const SurfaceHit& hit) {
    const SkinIndex skin = asset[hit.node].skin;
    if (!skin || !hit.strongest.joint || hit.strongest.joint.value >= asset[skin].joints.size()) {
        return {};
    }
    const NodeIndex joint = asset[skin].joints[hit.strongest.joint.value];
    return QStringLiteral("%1 %2")
        .arg(nodeLabel(asset, joint))
        .arg(double{hit.strongest.weight}, 0, 'f', 2);
}

QString clipNames(const Asset& asset, const std::vector<AnimationIndex>& clips) {
    QStringList names;
    for (const AnimationIndex clip : clips) {
        names.append(
            QString::fromStdString(displayName(asset[clip].name, "Animation", clip.value)));
    }
    return names.join(QStringLiteral(", "));
}

/// "rotation by hand instead of Walk".
QString partWords(const Session& session, NodeIndex node, GizmoTool tool, const QString& part,
                  bool set) {
    const QString clips = clipNames(*session.asset(), session.drivers(node, tool));
    if (set) {
        return clips.isEmpty() ? pointerWord("%1 by hand").arg(part)
                               : pointerWord("%1 by hand instead of %2").arg(part, clips);
    }
    return session.posing().tool == tool && !clips.isEmpty()
               ? pointerWord("%1 driven by %2").arg(part, clips)
               : QString();
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
    const QString joint = jointWords(asset, hit);
    if (!joint.isEmpty()) {
        parts.append(joint);
    }
    return parts.join(QStringLiteral(" · "));
}

QString posingWords(const Session& session) {
    if (!session.asset()) {
        return {};
    }
    const HandPose& pose = session.posing().pose;
    const NodeIndex node = session.node();
    QStringList parts;
    if (node) {
        const HandTransform* hand = pose.find(node);
        for (const QString& words :
             {partWords(session, node, GizmoTool::Move, pointerWord("translation"),
                        hand != nullptr && hand->translation.has_value()),
              partWords(session, node, GizmoTool::Rotate, pointerWord("rotation"),
                        hand != nullptr && hand->rotation.has_value())}) {
            if (!words.isEmpty()) {
                parts.append(words);
            }
        }
    }
    if (!parts.isEmpty()) {
        return QStringLiteral("%1: %2").arg(nodeLabel(*session.asset(), node),
                                            parts.join(QStringLiteral(", ")));
    }
    const std::size_t count = pose.nodes().size();
    return count == 0 ? QString()
                      : pointerWord(count == 1 ? "%1 node posed by hand" : "%1 nodes posed by hand")
                            .arg(count);
}

}  // namespace sinew
