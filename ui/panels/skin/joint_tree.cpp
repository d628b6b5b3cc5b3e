// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/skin/joint_tree.h"

#include "ui/models/joint_filter.h"
#include "ui/panels/widgets/cell_delegates.h"

namespace sinew {
namespace {

constexpr int kLeastTreeWidth = 150;

}  // namespace

JointTree::JointTree(JointFilter& joints)
    : ColumnTree("jointList", tr("Joints"), joints, jointColumns(), tr("Order of the Hierarchy")) {
    setIndentation(10);
    setSelectionMode(ExtendedSelection);
    setExpandsOnDoubleClick(false);  // it frames the joint
    setItemDelegateForColumn(0, new JointNameDelegate(this));
}

void JointTree::setOfSkin(bool ofSkin) {
    if (ofSkin != m_ofSkin) {
        m_ofSkin = ofSkin;
        setColumns(columns());
    }
}

bool JointTree::offers(int column) const {
    return m_ofSkin || column == int(JointColumn::Name) || column == int(JointColumn::Node);
}

bool JointTree::yields(int column) const {
    return column == int(JointColumn::Largest);
}

int JointTree::leastNameWidth() const {
    return rootIsDecorated() ? kLeastTreeWidth : ColumnTree::leastNameWidth();
}

void JointTree::setRowSelection(const QModelIndex& current, const QItemSelection& rows) {
    if (current.isValid() && current != currentIndex().siblingAtColumn(0)) {
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        scrollTo(current);
    }
    setSelectedRows(*selectionModel(), rows);
}

void JointTree::expandSome() {
    if (rootIsDecorated()) {
        expandAll();
    }
}

}  // namespace sinew
