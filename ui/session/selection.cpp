// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/selection.h"

#include <algorithm>
#include <utility>

#include "model/view/shown_by.h"
#include "ui/session/appearance.h"

namespace sinew {
Selection::Selection(QObject* parent) : QObject(parent) {}

void Selection::setAsset(std::shared_ptr<const Asset> asset) {
    m_asset = std::move(asset);
    m_object = {};
    m_scene = m_asset ? m_asset->defaultScene : SceneIndex();
    m_skin = m_asset && !m_asset->skins.empty() ? SkinIndex(0) : SkinIndex();
    m_joints = {};
    m_node = {};
    m_marked = {};
    m_pointed = {};
    m_pointedTrack = {};
    m_posing.pose = {};
    m_posing.hot = GizmoPart::None;
}

void Selection::setScene(SceneIndex scene) {
    if (!m_asset || scene == m_scene || scene.value >= m_asset->scenes.size()) {
        return;
    }
    setMarked({});
    m_scene = scene;
    m_node = {};
    emit sceneChanged();
    emit nodeChanged();
    emit shownChanged();
    applyObject(scene);
}

void Selection::setSkin(SkinIndex skin) {
    if (!m_asset || skin == m_skin || skin.value >= m_asset->skins.size()) {
        return;
    }
    applySkin(skin);
    if (m_object.kind == ObjectKind::Joint) {
        applyObject(skin);
    }
}

void Selection::applySkin(SkinIndex skin) {
    if (skin == m_skin) {
        return;
    }
    setMarked({});
    m_skin = skin;
    m_joints = {};
    emit skinChanged();
    emit jointChanged();
    emit shownChanged();
}

void Selection::setNode(NodeIndex node) {
    if (!m_asset || node.value >= m_asset->nodes.size()) {
        node = {};
    }
    chooseNode(node);
    applyObject(node ? ObjectRef(node) : ObjectRef());
}

/// A node that is chosen by itself leaves its joint alone in the selection.
void Selection::chooseNode(NodeIndex node) {
    if (joint() && (*m_asset)[m_skin].joints[joint().value] == node) {
        applyJoints(ChosenJoints(joint()));
    }
    applyNode(node);
}

void Selection::applyNode(NodeIndex node) {
    if (node == m_node) {
        return;
    }
    setMarked({});
    m_node = node;
    if (node) {
        const auto [skin, joint] = jointOfNode(*m_asset, m_skin, node);
        if (joint && (skin != m_skin || joint != m_joints.current())) {
            applySkin(skin);
            applyJoints(ChosenJoints(joint));
        }
    }
    emit nodeChanged();
    emit shownChanged();
}

void Selection::setJoint(JointIndex joint) {
    applyJoints(ChosenJoints(joint));
    if (m_joints.current()) {
        applyObject(ObjectRef::joint(m_skin, m_joints.current()));
    } else if (m_object.kind == ObjectKind::Joint) {
        applyObject({});
    }
}

void Selection::setJoints(const ChosenJoints& joints) {
    applyJoints(joints);
    if (m_joints.current()) {
        applyObject(ObjectRef::joint(m_skin, m_joints.current()));
        applyNode((*m_asset)[m_skin].joints[m_joints.current().value]);
    } else if (m_object.kind == ObjectKind::Joint) {
        applyObject({});
    }
}

/// Without those that the skin lacks.
void Selection::applyJoints(const ChosenJoints& wanted) {
    const ChosenJoints joints =
        wanted.below(m_asset && m_skin ? (*m_asset)[m_skin].joints.size() : 0);
    if (joints == m_joints) {
        return;
    }
    setMarked({});
    m_joints = joints;
    emit jointChanged();
    emit shownChanged();
}

void Selection::setJointAndNode(JointIndex joint) {
    setJoints(ChosenJoints(joint));
}

void Selection::clear() {
    setNode({});
    applyJoints({});
    setMarked({});
}

bool Selection::empty() const noexcept {
    return m_object == ObjectRef() && !m_node && !joint() && !m_marked;
}

SelectionState Selection::state() const {
    return {.object = m_object,
            .scene = m_scene,
            .skin = m_skin,
            .joints = m_joints,
            .node = m_node,
            .marked = m_marked};
}

/// The node comes before skin and joint, because it selects those of a joint.
void Selection::restore(const SelectionState& wanted) {
    setScene(wanted.scene);
    applyNode(wanted.node);
    applySkin(wanted.skin);
    applyJoints(wanted.joints);
    applyObject(wanted.object);
    setMarked(wanted.marked);
}

void Selection::setObject(const ObjectRef& wanted) {
    const ObjectRef object = m_asset && exists(*m_asset, wanted) ? wanted : ObjectRef();
    const std::size_t index = object.index;
    if (object.kind == ObjectKind::Joint || object.kind == ObjectKind::Skin) {
        applySkin(SkinIndex(index));
    }
    if (object.kind == ObjectKind::Joint) {
        applyJoints(ChosenJoints(JointIndex(std::size_t{object.part})));
    }
    if (m_asset) {
        if (const NodeIndex node = nodeShowing(*m_asset, m_scene, m_node, object)) {
            chooseNode(node);
        }
    }
    applyObject(object);
}

void Selection::applyObject(const ObjectRef& object) {
    if (object == m_object) {
        return;
    }
    setMarked({});
    m_object = object;
    emit objectChanged();
}

void Selection::setMarked(std::shared_ptr<const MarkedVertices> marked) {
    const bool equal = marked && m_marked && marked->vertices == m_marked->vertices &&
                       marked->count == m_marked->count;
    if (marked == m_marked || equal) {
        return;
    }
    m_marked = m_asset ? std::move(marked) : nullptr;
    emit markedChanged();
    emit shownChanged();
}

void Selection::setPointedAt(const PointedAt& pointed) {
    if (!pointed.surface && !m_pointed.surface && pointed.joint == m_pointed.joint) {
        return;
    }
    const bool another = pointed.node() != hovered();
    m_pointed = pointed;
    emit pointedAtChanged();
    if (another) {
        emit hoveredChanged();
    }
}

void Selection::setPointedTrack(NodeIndex node) {
    const NodeIndex known = m_asset && node.value < m_asset->nodes.size() ? node : NodeIndex();
    if (std::exchange(m_pointedTrack, known) != known) {
        emit pointedTrackChanged();
    }
}

void Selection::noteClick(const PointedAt& clicked) {
    if (clicked.surface && !clicked.joint) {
        emit vertexClicked(
            {clicked.surface->node, clicked.surface->primitive, clicked.surface->vertex});
    }
}

void Selection::setByHand(const HandTransform& transform) {
    if (!m_asset || transform.node.value >= m_asset->nodes.size()) {
        return;
    }
    HandPose pose = m_posing.pose;
    pose.set(transform);
    applyHandPose(std::move(pose));
}

void Selection::resetByHand(NodeIndex node) {
    HandPose pose = m_posing.pose;
    pose.reset(node);
    applyHandPose(std::move(pose));
}

void Selection::resetByHand() {
    applyHandPose({});
}

void Selection::setHandPose(const HandPose& pose) {
    applyHandPose(pose);
}

void Selection::applyHandPose(HandPose pose) {
    if (pose == m_posing.pose) {
        return;
    }
    m_posing.pose = std::move(pose);
    emit handPoseChanged();
}

void Selection::setGizmoTool(GizmoTool tool) {
    if (tool != m_posing.tool) {
        m_posing.tool = tool;
        m_posing.hot = GizmoPart::None;
        emit gizmoChanged();
    }
}

void Selection::setGizmoAxes(GizmoAxes axes) {
    if (axes != m_posing.axes) {
        m_posing.axes = axes;
        emit gizmoChanged();
    }
}

void Selection::setGizmoHot(GizmoPart part) {
    if (part != m_posing.hot) {
        m_posing.hot = part;
        emit gizmoChanged();
    }
}

void showJoint(Selection& selection, Appearance& appearance, JointIndex joint) {
    showJoints(selection, appearance, ChosenJoints(joint));
}

void showJoints(Selection& selection, Appearance& appearance, const ChosenJoints& joints) {
    selection.setJoints(joints);
    appearance.setMode(selection.joint() ? ViewMode::Weight : ViewMode::Shaded);
}

}  // namespace sinew
