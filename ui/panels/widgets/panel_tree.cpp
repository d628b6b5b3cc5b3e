// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/panel_tree.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <iterator>

#include "ui/session/document.h"

namespace sinew {

PanelTree::PanelTree(const char* name, const QString& accessibleName, QAbstractItemModel* model) {
    setObjectName(QLatin1String(name));
    setAccessibleName(accessibleName);
    setModel(model);
    setMinimumHeight(kLeastListHeight);
    setUniformRowHeights(true);
    setIconSize({16, 16});
}

void PanelTree::focusInEvent(QFocusEvent* event) {
    // QAbstractItemView would select its first item. NOLINTNEXTLINE(bugprone-parent-virtual-call)
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

PanelTree* makeList(const char* name, const QString& accessibleName, QAbstractItemModel* model) {
    auto* list = new PanelTree(name, accessibleName, model);
    list->setRootIsDecorated(false);
    list->setTextElideMode(Qt::ElideMiddle);
    list->header()->setStretchLastSection(false);
    return list;
}

PanelTree* makeSortableList(const char* name, const QString& accessibleName,
                            QAbstractItemModel* model) {
    PanelTree* list = makeList(name, accessibleName, model);
    list->setSortingEnabled(true);
    list->sortByColumn(-1, Qt::AscendingOrder);
    return list;
}

void setSelectedRows(QItemSelectionModel& model, const QItemSelection& rows) {
    const auto sorted = [](const QModelIndexList& indexes) {
        QModelIndexList list;
        std::copy_if(indexes.begin(), indexes.end(), std::back_inserter(list),
                     [](const QModelIndex& index) { return index.column() == 0; });
        std::sort(list.begin(), list.end());
        return list;
    };
    if (sorted(model.selectedIndexes()) != sorted(rows.indexes())) {
        model.select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
}

QSortFilterProxyModel* makeSorted(QAbstractItemModel* model, QObject* parent) {
    auto* sorted = new QSortFilterProxyModel(parent);
    sorted->setSourceModel(model);
    sorted->setSortRole(Qt::UserRole);
    sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    return sorted;
}

void showTopOfFile(QAbstractScrollArea& list, const Document& document) {
    QObject::connect(&document, &Document::assetChanged, &list, [&list, &document] {
        if (document.change() == Document::Change::Opened) {
            list.verticalScrollBar()->setValue(list.verticalScrollBar()->minimum());
            list.horizontalScrollBar()->setValue(list.horizontalScrollBar()->minimum());
        }
    });
}

}  // namespace sinew
