// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_filter.h"

#include "ui/models/finding_list_model.h"

namespace sinew {

FindingFilter::FindingFilter(FindingListModel& findings, QObject* parent)
    : QSortFilterProxyModel(parent) {
    setSourceModel(&findings);
    setSortRole(FindingListModel::SortRole);
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

bool FindingFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QAbstractItemModel& all = *sourceModel();
    const QVariant severity = all.index(row, 0, parent).data(FindingListModel::SeverityRole);
    if (m_hidden[static_cast<Severity>(severity.toInt())]) {
        return false;
    }
    for (int column = 0; column < FindingListModel::ColumnCount; ++column) {
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
