// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>
#include <QTreeView>

namespace sinew {

/// A tree or list whose current row is what the session has selected. Qt makes the first row
/// current when the keys arrive; here a row is chosen by a person only.
class PanelTree : public QTreeView {
protected:
    void focusInEvent(QFocusEvent* event) override;
};

/// A list of rows that can be sorted by a click on a header and stand in the model's own order
/// until then. Names are shortened in the middle: those of joints differ at their ends.
[[nodiscard]] PanelTree* makeSortableList(QAbstractItemModel* model, const QString& objectName,
                                          const QString& accessibleName);

/// Sorts by Qt::UserRole and filters, both without regard to case. Owned by `parent`.
[[nodiscard]] QSortFilterProxyModel* makeSorted(QAbstractItemModel* model, QObject* parent);

}  // namespace sinew
