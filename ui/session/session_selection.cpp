// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "ui/session/finding_target.h"
#include "ui/session/session.h"
#include "ui/session/shown_by.h"

namespace sinew {
namespace {

JointIndex jointOf(const Skin& skin, NodeIndex node) {
    const auto found = std::find(skin.joints.begin(), skin.joints.end(), node);
    return found == skin.joints.end() ? JointIndex()
                                      : JointIndex(std::size_t(found - skin.joints.begin()));
}

/// Where a node is a joint: in the preferred skin if it is there, else in the first that has it.
std::pair<SkinIndex, JointIndex> findJoint(const Asset& asset, SkinIndex preferred,
                                           NodeIndex node) {
    if (preferred) {
        if (const JointIndex joint = jointOf(asset[preferred], node)) {
            return {preferred, joint};
        }
    }
    for (std::size_t i = 0; i < asset.skins.size(); ++i) {
        if (const JointIndex joint = jointOf(asset.skins[i], node)) {
            return {SkinIndex(i), joint};
        }
    }
    return {};
}

}  // namespace

void Session::setScene(SceneIndex scene) {
    if (!m_asset || scene == m_view.scene || scene.value >= m_asset->scenes.size()) {
        return;
    }
    m_view.scene = scene;
    m_view.highlight = {};
    measureOutline();
    emit sceneChanged();
    emit nodeChanged();
    emit viewChanged();
    takeObject(scene);
    frameAll();
}

void Session::setSkin(SkinIndex skin) {
    if (!m_asset || skin == m_view.skin || skin.value >= m_asset->skins.size()) {
        return;
    }
    takeSkin(skin);
    if (m_object.kind == ObjectKind::Joint) {
        takeObject(skin);
    }
}

void Session::takeSkin(SkinIndex skin) {
    if (skin == m_view.skin) {
        return;
    }
    m_view.skin = skin;
    m_view.joint = {};
    emit skinChanged();
    emit jointChanged();
    emit viewChanged();
}

void Session::setNode(NodeIndex node) {
    if (!m_asset || node.value >= m_asset->nodes.size()) {
        node = {};
    }
    takeNode(node);
    takeObject(node ? ObjectRef(node) : ObjectRef());
}

void Session::takeNode(NodeIndex node) {
    if (node == m_view.highlight) {
        return;
    }
    m_view.highlight = node;
    if (node) {
        const auto [skin, joint] = findJoint(*m_asset, m_view.skin, node);
        if (joint) {
            takeSkin(skin);
            takeJoint(joint);
        }
    }
    emit nodeChanged();
    emit viewChanged();
}

void Session::setJoint(JointIndex joint) {
    const bool known =
        m_asset && m_view.skin && joint.value < (*m_asset)[m_view.skin].joints.size();
    takeJoint(known ? joint : JointIndex());
    if (known) {
        takeObject(ObjectRef::joint(m_view.skin, joint));
    } else if (m_object.kind == ObjectKind::Joint) {
        takeObject({});
    }
}

void Session::takeJoint(JointIndex joint) {
    if (joint == m_view.joint) {
        return;
    }
    m_view.joint = joint;
    emit jointChanged();
    emit viewChanged();
}

void Session::showJoint(JointIndex joint) {
    setJoint(joint);
    if (m_view.joint) {
        takeNode((*m_asset)[m_view.skin].joints[m_view.joint.value]);
    }
    setViewMode(m_view.joint ? ViewMode::Weight : ViewMode::Shaded);
}

void Session::clearSelection() {
    setNode({});
    takeJoint({});
    setViewMode(ViewMode::Shaded);
}

void Session::setObject(const ObjectRef& wanted) {
    const ObjectRef object = m_asset && exists(*m_asset, wanted) ? wanted : ObjectRef();
    const std::size_t index = object.index;
    if (object.kind == ObjectKind::Joint || object.kind == ObjectKind::Skin) {
        takeSkin(SkinIndex(index));
    }
    if (object.kind == ObjectKind::Joint) {
        takeJoint(JointIndex(std::size_t{object.part}));
    }
    if (m_asset) {
        if (const NodeIndex node = nodeShowing(*m_asset, m_view.scene, m_view.highlight, object)) {
            takeNode(node);
        }
    }
    takeObject(object);
}

void Session::takeObject(const ObjectRef& object) {
    if (object == m_object) {
        return;
    }
    m_object = object;
    emit objectChanged();
}

void Session::goTo(const Diagnostic& finding) {
    if (!m_asset) {
        return;
    }
    const FindingTarget target = findingTarget(*m_asset, finding);
    if (target.animation) {
        setAnimation(target.animation);
    }
    if (target.seconds) {
        setPlaying(false);
        seek(*target.seconds);
    }
    setObject(target.object);
    if (nodeShowing(*m_asset, m_view.scene, m_view.highlight, target.object)) {
        frameSelection();
    }
}

void Session::showWeights(const Diagnostic& finding) {
    if (!m_asset) {
        return;
    }
    const FindingTarget target = findingTarget(*m_asset, finding);
    if (target.joint) {
        takeSkin(target.skin);
        showJoint(target.joint);
    }
}

}  // namespace sinew
