// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/column_entries.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QTreeView>

namespace sinew {
namespace {

QString columnWords(const char* text) {
    return QCoreApplication::translate("sinew::ColumnEntries", text);
}

void sortBy(QTreeView& list, int section) {
    const bool again = list.header()->sortIndicatorSection() == section;
    const bool descends = again && list.header()->sortIndicatorOrder() == Qt::AscendingOrder;
    list.sortByColumn(section, descends ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void addSorting(QMenu& menu, QTreeView& list) {
    QMenu* columns = menu.addMenu(columnWords("Sort By"));
    for (int section = 0; section < list.header()->count(); ++section) {
        if (list.isColumnHidden(section)) {
            continue;
        }
        QAction* entry =
            columns->addAction(list.model()->headerData(section, Qt::Horizontal).toString(), &list,
                               [&list, section] { sortBy(list, section); });
        entry->setCheckable(true);
        entry->setChecked(list.header()->sortIndicatorSection() == section);
    }
}

}  // namespace

void addColumnEntries(QMenu& menu, QTreeView& list) {
    menu.addSeparator();
    if (list.isSortingEnabled()) {
        addSorting(menu, list);
    }
    menu.addAction(columnWords("Columns…"), &list, [&list] {
        emit list.header()->customContextMenuRequested(list.header()->rect().bottomLeft());
    });
}

}  // namespace sinew
