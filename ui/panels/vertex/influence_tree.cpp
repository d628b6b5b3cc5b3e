// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/influence_tree.h"

#include "ui/models/influence_list_model.h"
#include "ui/panels/widgets/cell_delegates.h"

namespace sinew {
namespace {

constexpr int kInfluencesHeight = 98;  // the header and three joints

}  // namespace

InfluenceTree::InfluenceTree(QAbstractItemModel& influences)
    : ColumnTree("influenceList", tr("Influences"), influences, influenceColumns(),
                 tr("Order of the File")) {
    setToolTip(tr("Click: select the joint; double click: show its weights"));
    setMinimumHeight(kInfluencesHeight);
    setItemDelegateForColumn(int(InfluenceColumn::Name), new NameDelegate(this));
    setItemDelegateForColumn(
        int(InfluenceColumn::Share),
        new ShareDelegate(InfluenceListModel::ShareRole, InfluenceListModel::ColorRole, this));
    ColumnState state = firstColumns();
    state.sorted = QStringLiteral("share");
    state.order = Qt::DescendingOrder;
    setColumns(state);
}

bool InfluenceTree::yields(int column) const {
    return column == int(InfluenceColumn::Stored) || column == int(InfluenceColumn::Slot);
}

}  // namespace sinew
