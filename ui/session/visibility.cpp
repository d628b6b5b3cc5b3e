// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/visibility.h"

#include <array>
#include <utility>

#include "model/asset/subtree.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"

namespace sinew {

Visibility::Visibility(QObject* parent) : QObject(parent) {}

void Visibility::setAsset(std::shared_ptr<const Asset> asset, SceneIndex scene) {
    m_asset = std::move(asset);
    m_scene = scene;
    m_hidden = {};
    m_shown.reset();
}

void Visibility::setScene(SceneIndex scene) {
    if (scene != m_scene) {
        m_scene = scene;
        if (m_shown) {
            compute();
            emit changed();
        }
    }
}

void Visibility::setHiddenNodes(HiddenNodes hidden) {
    const auto isUnknown = [this](NodeIndex node) {
        return !m_asset || node.value >= m_asset->nodes.size();
    };
    std::erase_if(hidden.hidden, isUnknown);
    std::erase_if(hidden.only, isUnknown);
    if (hidden == m_hidden) {
        return;
    }
    m_hidden = std::move(hidden);
    compute();
    emit changed();
}

void Visibility::compute() {
    m_shown = m_hidden.empty() ? nullptr
                               : std::make_shared<const ShownNodes>(*m_asset, m_hidden, m_scene);
}

std::size_t Visibility::hiddenCount() const noexcept {
    return m_shown ? m_shown->hiddenCount() : 0;
}

bool Visibility::hidesItself(NodeIndex node) const noexcept {
    return m_shown && m_shown->hidesItself(node);
}

bool Visibility::isHiddenFromAbove(NodeIndex node) const noexcept {
    return m_shown && m_shown->isHiddenFromAbove(node);
}

void Visibility::hide(std::span<const NodeIndex> nodes) {
    HiddenNodes next = m_hidden;
    hideNodes(next, nodes);
    setHiddenNodes(std::move(next));
}

void Visibility::show(std::span<const NodeIndex> nodes) {
    if (m_asset) {
        HiddenNodes next = m_hidden;
        showNodes(next, *m_asset, nodes);
        setHiddenNodes(std::move(next));
    }
}

void Visibility::setShown(NodeIndex node, bool shown, Reach reach) {
    if (!m_asset || node.value >= m_asset->nodes.size()) {
        return;
    }
    const std::vector<NodeIndex> nodes =
        reach == Reach::Below ? subtreeNodes(*m_asset, node) : std::vector{node};
    if (shown) {
        show(nodes);
    } else {
        hide(nodes);
    }
}

void Visibility::reveal(NodeIndex node) {
    if (!m_shown || node.value >= m_asset->nodes.size()) {
        return;
    }
    HiddenNodes next = m_hidden;
    showNodes(next, *m_asset, std::array{node});
    for (NodeIndex above = (*m_asset)[node].parent; above; above = (*m_asset)[above].parent) {
        std::erase(next.hidden, above);
    }
    setHiddenNodes(std::move(next));
}

bool Visibility::isolate(std::span<const NodeIndex> nodes) {
    if (!m_asset) {
        return false;
    }
    HiddenNodes next = isolated(*m_asset, nodes);
    if (next.only.empty()) {
        return false;
    }
    setHiddenNodes(std::move(next));
    return true;
}

void Visibility::showAll() {
    setHiddenNodes({});
}

std::vector<NodeIndex> selectedNodes(const Document& document, const Selection& selection) {
    if (!document.asset()) {
        return {};
    }
    const ObjectRef& object = selection.object();
    const bool isMesh = object.kind == ObjectKind::Mesh || object.kind == ObjectKind::Primitive;
    if (!isMesh && object.kind != ObjectKind::Skin) {
        return selection.node() ? std::vector{selection.node()} : std::vector<NodeIndex>();
    }
    std::vector<NodeIndex> nodes;
    for (std::size_t i = 0; i < document.asset()->nodes.size(); ++i) {
        const Node& node = document.asset()->nodes[i];
        if ((isMesh ? node.mesh.value : node.skin.value) == object.index) {
            nodes.emplace_back(i);
        }
    }
    return nodes;
}

}  // namespace sinew
