// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/node_tree_model.h"

#include <utility>

#include "ui/models/names.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

/// The dimmed notes after names; empty if no node has one.
std::vector<QString> nodeNotes(const Asset& asset) {
    std::vector<QString> notes;
    const auto note = [&](std::size_t node) -> QString& {
        notes.resize(asset.nodes.size());
        return notes[node];
    };
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (const auto& instances = asset.nodes[i].instances) {
            note(i) = QStringLiteral("×%1").arg(instances->transforms.size());
        }
    }
    if (asset.vrm) {
        for (const VrmBone& bone : asset.vrm->humanoid) {
            const bool known = bone.node.value < asset.nodes.size();
            if (known && bone.name != asset[bone.node].name) {  // otherwise the name already says
                                                                // it
                note(bone.node.value) = QString::fromStdString(bone.name);
            }
        }
    }
    return notes;
}

QString hiddenText(const Asset& asset, NodeIndex node) {
    return asset[node].visible ? QStringLiteral("\nhidden by a parent node")
                               : QStringLiteral("\nhidden (KHR_node_visibility)");
}

QString toolTip(const Asset& asset, NodeIndex index, NodeKind kind) {
    const Node& node = asset[index];
    QString text = QStringLiteral("%1\nnode %2, %3")
                       .arg(nodeLabel(asset, index), QString::number(index.value),
                            QLatin1String(nodeKindName(kind)));
    if (node.mesh) {
        text += QStringLiteral("\nmesh: ") +
                QString::fromStdString(displayName(asset[node.mesh].name, "Mesh", node.mesh.value));
    }
    if (node.skin) {
        text += QStringLiteral("\nskin: ") +
                QString::fromStdString(displayName(asset[node.skin].name, "Skin", node.skin.value));
    }
    if (node.instances) {
        text += QStringLiteral("\n%1 instances").arg(node.instances->transforms.size());
    }
    return text;
}

}  // namespace

NodeTreeModel::NodeTreeModel(QObject* parent) : TreeModel(1, parent) {}

void NodeTreeModel::setScene(std::shared_ptr<const Asset> asset, SceneIndex scene) {
    beginResetModel();
    if (asset != m_asset) {
        m_shown.reset();
        m_kinds = asset ? nodeKinds(*asset) : std::vector<NodeKind>();
        m_prefix = asset ? sharedPrefix(*asset) : QString();
        m_notes = asset ? nodeNotes(*asset) : std::vector<QString>();
        m_visible = asset ? visibleNodes(*asset) : std::vector<bool>();
    }
    m_asset = std::move(asset);
    m_scene = scene;
    rebuild();
    endResetModel();
}

void NodeTreeModel::setShown(std::shared_ptr<const ShownNodes> shown) {
    m_shown = std::move(shown);
}

void NodeTreeModel::setFilter(const QString& text) {
    const QString trimmed = text.trimmed();
    if (trimmed == m_filter) {
        return;
    }
    beginResetModel();
    m_filter = trimmed;
    rebuild();
    endResetModel();
}

void NodeTreeModel::rebuild() {
    m_rows = m_asset ? makeNodeRows(*m_asset, m_scene, m_filter) : NodeRows();
    m_tree = std::move(m_rows.tree);
}

NodeIndex NodeTreeModel::node(const QModelIndex& index) const {
    const NodeRow* found = row(index);
    return found == nullptr ? NodeIndex() : found->node;
}

QModelIndex NodeTreeModel::indexOf(NodeIndex node) const {
    return node.value < m_rows.rowOfNode.size() ? indexOfRow(m_rows.rowOfNode[node.value])
                                                : QModelIndex();
}

int NodeTreeModel::depthOf(NodeIndex node) const {
    int depth = -1;
    int at = node.value < m_rows.rowOfNode.size() ? m_rows.rowOfNode[node.value] : -1;
    for (; at >= 0; at = m_tree.rows[static_cast<std::size_t>(at)].parent) {
        ++depth;
    }
    return depth;
}

const NodeRow* NodeTreeModel::row(const QModelIndex& index) const {
    const int at = rowAt(index);
    return at < 0 ? nullptr : &m_rows.rows[static_cast<std::size_t>(at)];
}

bool NodeTreeModel::isHiddenByUser(NodeIndex node) const {
    return m_shown && !m_shown->draws(node);
}

QVariant NodeTreeModel::foreground(const NodeRow& row) const {
    const bool normal = row.matches && m_visible[row.node.value] && !isHiddenByUser(row.node);
    return normal ? QVariant() : QVariant(theme::kDimText);
}

QVariant NodeTreeModel::data(const QModelIndex& index, int role) const {
    const NodeRow* here = row(index);
    if (here == nullptr) {
        return {};
    }
    const NodeKind kind = m_kinds[here->node.value];
    switch (role) {
        case Qt::DisplayRole:
            return nodeLabel(*m_asset, here->node);
        case kShortNameRole:
            return withoutPrefix(nodeLabel(*m_asset, here->node), m_prefix);
        case Qt::DecorationRole:
            return icon(nodeKindIcon(kind));
        case Qt::ToolTipRole:
            return plainToolTip(
                toolTip(*m_asset, here->node, kind) +
                (m_visible[here->node.value] ? QString() : hiddenText(*m_asset, here->node)));
        case Qt::ForegroundRole:
            return foreground(*here);
        case NoteRole:
            return m_notes.empty() ? QString() : m_notes[here->node.value];
        case HiddenRole:
            return !m_visible[here->node.value];
        default:
            return {};
    }
}

}  // namespace sinew
