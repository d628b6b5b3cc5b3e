// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "model/core/index.h"

class QComboBox;
class QSortFilterProxyModel;
class QTreeView;

namespace sinew {

class JointListModel;
class Appearance;
class Document;
class SearchField;
class Selection;

/// The joints of the selected skin. Selecting one colours the mesh by its weight.
class JointsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit JointsPanel(Document& document, Selection& selection, Appearance& appearance,
                         QWidget* parent = nullptr);

    void reveal(JointIndex joint);  // selects and shows its row; ends a search that hides it

signals:
    void frameWanted(sinew::NodeIndex node);
    void menuWanted(sinew::SkinIndex skin, sinew::JointIndex joint, const QPoint& globalAt);

private:
    [[nodiscard]] JointIndex jointAt(const QModelIndex& row) const;
    [[nodiscard]] QModelIndex rowOf(JointIndex joint) const;
    void refreshAsset();
    void refreshSkin();
    void refreshJoint();
    void takeRows();

    Document& m_document;
    Selection& m_selection;
    Appearance& m_appearance;
    JointListModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QComboBox* m_skins;
    SearchField* m_search;
    QTreeView* m_list;
    bool m_refreshing = false;  // the selection is being updated from the session
};

}  // namespace sinew
