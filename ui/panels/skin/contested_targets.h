// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/session/parts.h"

class QLabel;
class QSortFilterProxyModel;
class QTreeView;

namespace sinew {

class ContestedTargetModel;
class SearchField;

/// The contested targets, and the current share of each layer. A click selects the target's node.
/// Updates only while shown, at most ten times per second.
class ContestedTargets final : public QWidget {
    Q_OBJECT

public:
    ContestedTargets(Document& document, Player& player, Selection& selection);
    void setShown(bool shown);  // called by its dock; false behind another tab

private:
    void refreshLater();
    void refresh();
    void choose(const QModelIndex& index);

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    ContestedTargetModel* m_model;
    QSortFilterProxyModel* m_sorted;
    SearchField* m_search;
    QTreeView* m_list;
    QLabel* m_state;
    QTimer m_refreshTimer;
    bool m_shown = false;
    bool m_outdated = true;
};

}  // namespace sinew
