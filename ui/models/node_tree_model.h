// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/view/shown_nodes.h"
#include "ui/models/node_rows.h"

namespace sinew {

/// The nodes of one scene as a tree, filtered by name; ancestors of matches are kept.
class NodeTreeModel final : public TreeModel {
    Q_OBJECT

public:
    enum Role {
        NoteRole = Qt::UserRole,  // dimmed note after the name: VRM bone, number of instances
        HiddenRole,               // bool: the file hides the node or an ancestor
    };

    explicit NodeTreeModel(QObject* parent = nullptr);

    void setScene(std::shared_ptr<const Asset> asset, SceneIndex scene);
    /// What the user hides; its rows are dimmed. Null: nothing. Emits nothing: any row may differ.
    void setShown(std::shared_ptr<const ShownNodes> shown);
    void setFilter(const QString& text);

    [[nodiscard]] NodeIndex node(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(NodeIndex node) const;  // invalid: not shown
    [[nodiscard]] int depthOf(NodeIndex node) const;          // 0: a root
    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_rows.rows.size()); }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] const NodeRow* row(const QModelIndex& index) const;
    [[nodiscard]] bool isHiddenByUser(NodeIndex node) const;
    [[nodiscard]] QVariant foreground(const NodeRow& row) const;
    void rebuild();

    std::shared_ptr<const Asset> m_asset;
    SceneIndex m_scene;
    QString m_filter;
    std::vector<NodeKind> m_kinds;
    QString m_prefix;              // what most joints of the file begin with
    std::vector<QString> m_notes;  // [node]; empty if no node has one
    std::vector<bool> m_visible;   // [node] (KHR_node_visibility)
    std::shared_ptr<const ShownNodes> m_shown;
    NodeRows m_rows;
};

}  // namespace sinew
