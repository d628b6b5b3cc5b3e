// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The rows that are selected in the hierarchy: a node, or several joints.
#include <QScopedValueRollback>
#include <vector>

#include "model/view/shown_by.h"
#include "ui/models/node_tree_model.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"

namespace sinew {

/// The rows of the user: several joints of one skin, or a node.
void HierarchyPanel::takeRows() {
    if (m_refreshing || !m_document.asset()) {
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    const NodeIndex node = m_model->node(lastChosen(rows));
    const auto [skin, joint] = jointOfNode(*m_document.asset(), m_selection.skin(), node);
    if (joint && rows.size() > 1) {
        m_selection.setSkin(skin);
        m_selection.setJoints({jointsAt(rows, skin), joint});
    } else {
        m_selection.setNode(node);
    }
    if (const QModelIndex row = m_model->indexOf(m_selection.node()); row.isValid()) {
        selectRows(row);  // a row that is not a joint cannot be one of several
    }
}

QModelIndex HierarchyPanel::lastChosen(const QModelIndexList& rows) const {
    for (const QModelIndex& row : {m_tree->currentIndex(), m_model->indexOf(m_selection.node())}) {
        if (rows.contains(row)) {
            return row;
        }
    }
    return rows.value(0);
}

std::vector<JointIndex> HierarchyPanel::jointsAt(const QModelIndexList& rows,
                                                 SkinIndex skin) const {
    const Asset& asset = *m_document.asset();
    std::vector<bool> chosen(asset.nodes.size(), false);
    for (const QModelIndex& row : rows) {
        chosen[m_model->node(row).value] = true;
    }
    std::vector<JointIndex> joints;
    for (std::size_t joint = 0; joint < asset[skin].joints.size(); ++joint) {
        if (chosen[asset[skin].joints[joint].value]) {
            joints.emplace_back(joint);
        }
    }
    return joints;
}

void HierarchyPanel::selectRows(const QModelIndex& current) {
    QItemSelection rows(current, current);
    if (const auto& several = m_selection.joints().several()) {
        for (const JointIndex joint : *several) {
            const NodeIndex node = (*m_document.asset())[m_selection.skin()].joints[joint.value];
            if (const QModelIndex row = m_model->indexOf(node); row.isValid()) {
                rows.select(row, row);
            }
        }
    }
    setSelectedRows(*m_tree->selectionModel(), rows);
}

}  // namespace sinew
