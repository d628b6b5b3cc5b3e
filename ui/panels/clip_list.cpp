// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clip_list.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <algorithm>

#include "ui/models/clip_order.h"

namespace sinew {
namespace {

constexpr int kLeastClipName = 96;

int sectionOf(ClipColumn column) {
    return static_cast<int>(column);
}

}  // namespace

ClipList::ClipList(ClipOrder& clips) {
    setObjectName(QStringLiteral("animationList"));
    setAccessibleName(tr("Animations"));
    setModel(&clips);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setIconSize({16, 16});
    setTextElideMode(Qt::ElideMiddle);
    setSortingEnabled(true);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setSortIndicatorClearable(true);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(sectionOf(ClipColumn::Name), QHeaderView::Fixed);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header(), &QHeaderView::customContextMenuRequested, this, &ClipList::openHeaderMenu);
    setColumns(firstColumns());
    connect(header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section != sectionOf(ClipColumn::Name)) {
            fitName();
        }
    });
    connect(header(), &QHeaderView::sortIndicatorChanged, this, [this] {
        if (!m_setting) {
            emit columnsChanged();
        }
    });
}

ClipColumnState ClipList::firstColumns() {
    ClipColumnState state;
    for (const ClipColumnInfo& column : clipColumns()) {
        if (column.atFirst) {
            state.shown.append(QLatin1String(column.key));
        }
    }
    return state;
}

ClipColumnState ClipList::columns() const {
    ClipColumnState state;
    for (const ClipColumnInfo& column : clipColumns()) {
        const QString key = QLatin1String(column.key);
        if (showsColumn(column.column)) {
            state.shown.append(key);
        }
        if (sectionOf(column.column) == header()->sortIndicatorSection()) {
            state.sorted = key;
            state.order = header()->sortIndicatorOrder();
        }
    }
    return state;
}

void ClipList::setColumns(const ClipColumnState& state) {
    const QScopedValueRollback setting(m_setting, true);
    int sorted = -1;
    for (const ClipColumnInfo& column : clipColumns()) {
        const int section = sectionOf(column.column);
        const QLatin1String key(column.key);
        setColumnHidden(section, column.column != ClipColumn::Name && !state.shown.contains(key));
        sorted = state.sorted == key ? section : sorted;
    }
    sortByColumn(sorted, state.order);
    fitName();
}

bool ClipList::showsColumn(ClipColumn column) const {
    return !isColumnHidden(sectionOf(column));
}

void ClipList::fitName() {
    int others = 0;
    for (int section = 1; section < header()->count(); ++section) {
        others += isColumnHidden(section) ? 0 : header()->sectionSize(section);
    }
    const int wanted = std::max(kLeastClipName, viewport()->width() - others);
    if (header()->count() > 0 && header()->sectionSize(0) != wanted) {
        header()->resizeSection(0, wanted);
    }
}

void ClipList::updateGeometries() {
    fitName();
    QTreeView::updateGeometries();
}

void ClipList::chooseColumns(const ClipColumnState& state) {
    setColumns(state);
    emit columnsChanged();
}

void ClipList::showColumn(ClipColumn column, bool shown) {
    ClipColumnState state = columns();
    const QString key = QLatin1String(clipColumns()[static_cast<std::size_t>(column)].key);
    state.shown.removeAll(key);
    if (shown) {
        state.shown.append(key);
    }
    chooseColumns(state);
}

void ClipList::resizeEvent(QResizeEvent* event) {
    const QRect before(QPoint(), event->oldSize());
    const bool wasShown = before.intersects(visualRect(currentIndex()));
    QTreeView::resizeEvent(event);
    if (wasShown) {
        scrollTo(currentIndex());
    }
}

void ClipList::openHeaderMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("clipColumnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const ClipColumnInfo& column : clipColumns().subspan(1)) {
        QAction* entry = menu->addAction(clipColumnText(column.words));
        entry->setToolTip(clipColumnText(column.meaning));
        entry->setCheckable(true);
        entry->setChecked(showsColumn(column.column));
        connect(entry, &QAction::toggled, this,
                [this, which = column.column](bool shown) { showColumn(which, shown); });
    }
    menu->addSeparator();
    menu->addAction(tr("Order of the File"), this, [this] {
        ClipColumnState state = columns();
        state.sorted.clear();
        chooseColumns(state);
    });
    menu->addAction(tr("Reset Columns"), this, [this] { chooseColumns(firstColumns()); });
    menu->popup(header()->mapToGlobal(at));
}

}  // namespace sinew
