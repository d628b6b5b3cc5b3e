// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_filter.h"

#include "ui/models/finding_tree_model.h"

namespace sinew {

FindingFilter::FindingFilter(FindingTreeModel& findings, QObject* parent)
    : QSortFilterProxyModel(parent) {
    setSourceModel(&findings);
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setSortRole(FindingTreeModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void FindingFilter::setShown(Severity severity, bool shown) {
    m_hidden[severity] = !shown;
    invalidateFilter();
}

void FindingFilter::setText(const QString& text) {
    m_text = text.trimmed();
    invalidateFilter();
}

void FindingFilter::mute(const std::string& code) {
    m_muted.insert(code);
    invalidateFilter();
}

void FindingFilter::unmuteAll() {
    m_muted.clear();
    invalidateFilter();
}

bool FindingFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QAbstractItemModel& all = *sourceModel();
    const QModelIndex first = all.index(row, 0, parent);
    const QVariant severity = first.data(FindingTreeModel::SeverityRole);
    if (m_hidden[static_cast<Severity>(severity.toInt())] ||
        mutes(first.data(FindingTreeModel::CodeRole).toString().toStdString())) {
        return false;
    }
    if (m_text.isEmpty()) {
        return true;
    }
    for (int column = 0; column < FindingTreeModel::ColumnCount; ++column) {
        if (all.index(row, column, parent)
                .data()
                .toString()
                .contains(m_text, Qt::CaseInsensitive)) {
            return true;
        }
    }
    return false;
}

}  // namespace sinew
