// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/selection.h"

#include <algorithm>
#include <utility>

#include "ui/session/appearance.h"
#include "ui/session/shown_by.h"

namespace sinew {
Selection::Selection(QObject* parent) : QObject(parent) {}

void Selection::setAsset(std::shared_ptr<const Asset> asset) {
    m_asset = std::move(asset);
    m_object = {};
    m_scene = m_asset ? m_asset->defaultScene : SceneIndex();
    m_skin = m_asset && !m_asset->skins.empty() ? SkinIndex(0) : SkinIndex();
    m_joint = {};
    m_node = {};
    m_marked = {};
    m_pointed = {};
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
    m_joint = {};
    emit skinChanged();
    emit jointChanged();
    emit shownChanged();
}

void Selection::setNode(NodeIndex node) {
    if (!m_asset || node.value >= m_asset->nodes.size()) {
        node = {};
    }
    applyNode(node);
    applyObject(node ? ObjectRef(node) : ObjectRef());
}

void Selection::applyNode(NodeIndex node) {
    if (node == m_node) {
        return;
    }
    setMarked({});
    m_node = node;
    if (node) {
        const auto [skin, joint] = jointOfNode(*m_asset, m_skin, node);
        if (joint) {
            applySkin(skin);
            applyJoint(joint);
        }
    }
    emit nodeChanged();
    emit shownChanged();
}

void Selection::setJoint(JointIndex joint) {
    const bool known = m_asset && m_skin && joint.value < (*m_asset)[m_skin].joints.size();
    applyJoint(known ? joint : JointIndex());
    if (known) {
        applyObject(ObjectRef::joint(m_skin, joint));
    } else if (m_object.kind == ObjectKind::Joint) {
        applyObject({});
    }
}

void Selection::applyJoint(JointIndex joint) {
    if (joint == m_joint) {
        return;
    }
    setMarked({});
    m_joint = joint;
    emit jointChanged();
    emit shownChanged();
}

void Selection::setJointAndNode(JointIndex joint) {
    setJoint(joint);
    if (m_joint) {
        applyNode((*m_asset)[m_skin].joints[m_joint.value]);
    }
}

void Selection::clear() {
    setNode({});
    applyJoint({});
    setMarked({});
}

bool Selection::empty() const noexcept {
    return m_object == ObjectRef() && !m_node && !m_joint && !m_marked;
}

SelectionState Selection::state() const {
    return {.object = m_object,
            .scene = m_scene,
            .skin = m_skin,
            .joint = m_joint,
            .node = m_node,
            .marked = m_marked};
}

/// The node comes before skin and joint, because it selects those of a joint.
void Selection::restore(const SelectionState& wanted) {
    setScene(wanted.scene);
    applyNode(wanted.node);
    applySkin(wanted.skin);
    applyJoint(wanted.joint);
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
        applyJoint(JointIndex(std::size_t{object.part}));
    }
    if (m_asset) {
        if (const NodeIndex node = nodeShowing(*m_asset, m_scene, m_node, object)) {
            applyNode(node);
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
    selection.setJointAndNode(joint);
    appearance.setMode(selection.joint() ? ViewMode::Weight : ViewMode::Shaded);
}

}  // namespace sinew
