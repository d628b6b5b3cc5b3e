// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/menu_entries.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QTreeView>
#include <array>

#include "ui/keys/key_map.h"
#include "ui/session/document.h"
#include "ui/session/visibility.h"
#include "ui/style/icons.h"

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

void addVisibilityEntries(QMenu& menu, const Document& document, Visibility& visibility,
                          NodeIndex node) {
    const bool hidden = visibility.hidesItself(node);
    menu.addAction(icon(hidden ? "visible" : "hidden"),
                   hidden ? QMenu::tr("Show") : QMenu::tr("Hide"), &menu,
                   [&visibility, node, hidden] {
                       visibility.setShown(node, hidden, Visibility::Reach::Node);
                   });
    if (!isolated(*document.asset(), std::array{node}).empty()) {
        menu.addAction(QMenu::tr("Isolate"), &menu,
                       [&visibility, node] { visibility.isolate(std::array{node}); });
    }
    addShowAllEntry(menu, visibility);
}

void addShowAllEntry(QMenu& menu, Visibility& visibility) {
    if (!visibility.hiddenNodes().empty()) {
        const QString key = keyText(QStringLiteral("show-all"));
        QString text = QMenu::tr("Show All Hidden");
        if (!key.isEmpty()) {
            text += QLatin1Char('\t') + key;  // only displayed
        }
        menu.addAction(text, &menu, [&visibility] { visibility.showAll(); });
    }
}

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
