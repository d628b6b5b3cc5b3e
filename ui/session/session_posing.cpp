// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/evaluate/clip/pose_target.h"
#include "model/view/gizmo/gizmo_drag.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

bool drivesWith(const Asset& asset, AnimationIndex animation, NodeIndex node, ChannelPath path) {
    const std::vector<Channel>& channels = asset[animation].channels;
    return std::any_of(channels.begin(), channels.end(), [&](const Channel& channel) {
        return channel.node == node && channel.path == path &&
               drives(asset, asset[animation], channel);
    });
}

}  // namespace

void Session::setPointedAt(const PointedAt& pointed) {
    if (!pointed.surface && !m_pointed.surface && pointed.joint == m_pointed.joint) {
        return;
    }
    m_pointed = pointed;
    const NodeIndex node = pointed.node();
    const bool another = node != m_view.hovered;
    m_view.hovered = node;
    emit pointedAtChanged();
    if (another) {
        emit hoveredChanged();
    }
}

void Session::setByHand(const HandTransform& transform) {
    if (!m_asset || transform.node.value >= m_asset->nodes.size()) {
        return;
    }
    HandPose pose = m_posing.pose;
    pose.set(transform);
    takeHandPose(std::move(pose));
}

void Session::resetByHand(NodeIndex node) {
    HandPose pose = m_posing.pose;
    pose.reset(node);
    takeHandPose(std::move(pose));
}

void Session::resetByHand() {
    takeHandPose({});
}

void Session::takeHandPose(HandPose pose) {
    if (pose == m_posing.pose) {
        return;
    }
    m_posing.pose = std::move(pose);
    m_poseIsOld = true;
    emit handPoseChanged();
}

void Session::setGizmoTool(GizmoTool tool) {
    if (tool != m_posing.tool) {
        m_posing.tool = tool;
        m_posing.hot = GizmoPart::None;
        emit gizmoChanged();
    }
}

void Session::setGizmoAxes(GizmoAxes axes) {
    if (axes != m_posing.axes) {
        m_posing.axes = axes;
        emit gizmoChanged();
    }
}

void Session::setGizmoHot(GizmoPart part) {
    if (part != m_posing.hot) {
        m_posing.hot = part;
        emit gizmoChanged();
    }
}

std::optional<Gizmo> Session::gizmo() {
    const NodeIndex node = m_view.highlight;
    if (!m_asset || !node || m_copies > 1 || m_posing.tool == GizmoTool::None ||
        m_view.mode == ViewMode::BindPose || (*m_asset)[node].skin) {
        return std::nullopt;  // a skinned mesh does not follow its node (3.7.3.3)
    }
    const glm::dmat4 world(pose()->world(node));
    Gizmo gizmo{.tool = m_posing.tool, .origin = glm::dvec3(world[3]), .hot = m_posing.hot};
    if (m_posing.axes == GizmoAxes::Local) {
        gizmo.axes = squareAxes(glm::dmat3(world));
    }
    gizmo.driven = !drivers(node, m_posing.tool).empty();
    return gizmo;
}

std::vector<AnimationIndex> Session::drivers(NodeIndex node, GizmoTool tool) const {
    std::vector<AnimationIndex> clips;
    if (!m_asset || tool == GizmoTool::None) {
        return clips;
    }
    const ChannelPath path =
        tool == GizmoTool::Move ? ChannelPath::Translation : ChannelPath::Rotation;
    const auto offer = [&](AnimationIndex clip) {
        const bool known = clip.value < m_asset->animations.size() &&
                           std::find(clips.begin(), clips.end(), clip) == clips.end();
        if (known && drivesWith(*m_asset, clip, node, path)) {
            clips.push_back(clip);
        }
    };
    if (!m_mixing) {
        offer(m_animation);
        return clips;
    }
    for (const Layer& layer : m_mix.layers) {
        if (layer.enabled) {
            offer(layer.animation);
        }
    }
    return clips;
}

const PoseMoment& Session::poseMoment() {
    m_moment.animation = m_animation;
    m_moment.seconds = m_seconds;
    m_moment.layered = m_mixing;
    const std::span<const PoseLayer> layers = poseLayers();
    m_moment.layers.assign(layers.begin(), layers.end());
    m_moment.root = m_motion.node;
    m_moment.inPlace = m_motion.inPlace;
    m_moment.hand = m_posing.pose;
    return m_moment;
}

const std::shared_ptr<const ClipLibrary>& Session::clips() const noexcept {
    return m_evaluator->clips();
}

void Session::forgetPosing() {
    const HandPosing before = m_posing;
    m_posing = {.pose = {}, .tool = before.tool, .axes = before.axes, .hot = GizmoPart::None};
    m_pointed = {};
    m_view.hovered = {};
    m_poseIsOld = true;
}

}  // namespace sinew
