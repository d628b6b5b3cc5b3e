// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndexList>
#include <QWidget>
#include <vector>

#include "model/core/index.h"
#include "ui/session/parts.h"

class QComboBox;
class QLabel;
class QTreeView;

namespace sinew {

class NodeTreeModel;
class SearchField;

/// The nodes of the displayed scene as a tree, with scene selector, search field and an eye
/// per node. Rows of joints can be selected together.
class HierarchyPanel final : public QWidget {
    Q_OBJECT

public:
    HierarchyPanel(Document& document, Selection& selection, Visibility& visibility);

    void reveal(NodeIndex node);  // selects and shows its row; ends a search that hides it

signals:
    void frameWanted(sinew::NodeIndex node);
    void menuWanted(sinew::NodeIndex node, const QPoint& globalAt);

private:
    void refreshAsset();
    void refreshScene();
    void refreshNode();
    void takeRows();
    [[nodiscard]] QModelIndex lastChosen(const QModelIndexList& rows) const;
    void selectRows(const QModelIndex& current);
    void showRow(const QModelIndex& index);
    void search(const QString& text);
    void expandSome(int levels);

    Document& m_document;
    Selection& m_selection;
    Visibility& m_visibility;
    NodeTreeModel* m_model;
    QComboBox* m_scenes;
    SearchField* m_search;
    QTreeView* m_tree;
    QLabel* m_nothing;
    bool m_refreshing = false;  // the selection is being updated from the session
};

}  // namespace sinew
