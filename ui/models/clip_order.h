// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>

namespace sinew {

/// Sorts the list of clips by Qt::UserRole; the rest pose stays first. Unsorted, it has the order
/// of the file.
class ClipOrder final : public QSortFilterProxyModel {
public:
    explicit ClipOrder(QObject* parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

}  // namespace sinew
