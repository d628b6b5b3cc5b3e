// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/clip_order.h"

namespace sinew {

ClipOrder::ClipOrder(QObject* parent) : QSortFilterProxyModel(parent) {
    setSortRole(Qt::UserRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

bool ClipOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    if (left.row() == 0 || right.row() == 0) {
        return (left.row() == 0) == (sortOrder() == Qt::AscendingOrder);
    }
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace sinew
