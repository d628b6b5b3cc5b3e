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
#include "ui/panels/column_room.h"
#include "ui/panels/name_delegate.h"

namespace sinew {
namespace {

constexpr int kLeastClipName = 96;
// Beside a text: margins of its cell, and the sign of sorting.
constexpr int kRoomBesideFact = 16;
constexpr int kRoomBesideClipTitle = 24;

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
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header(), &QHeaderView::customContextMenuRequested, this, &ClipList::openHeaderMenu);
    setItemDelegateForColumn(sectionOf(ClipColumn::Name), new NameDelegate(this));
    ensurePolished();  // the font of the style sheet
    setColumns(firstColumns());
    connect(&clips, &QAbstractItemModel::modelReset, this, &ClipList::measureSoon);
    connect(&clips, &QAbstractItemModel::dataChanged, this, &ClipList::measureSoon);
    connect(&clips, &QAbstractItemModel::rowsInserted, this, &ClipList::measureSoon);
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
    m_stale = true;
    fitColumns();
}

bool ClipList::showsColumn(ClipColumn column) const {
    return !isColumnHidden(sectionOf(column));
}

void ClipList::measureSoon() {
    m_stale = true;
    scheduleDelayedItemsLayout();  // which ends in updateGeometries
}

/// Numbers get what they need, the name what they leave.
void ClipList::fitColumns() {
    int room = viewport()->width();
    for (const ClipColumnInfo& column : clipColumns().subspan(1)) {
        const int section = sectionOf(column.column);
        if (m_stale && showsColumn(column.column)) {
            const int title = fontMetrics().horizontalAdvance(clipColumnText(column.title));
            header()->resizeSection(section,
                                    std::max(kRoomBesideClipTitle + title,
                                             kRoomBesideFact + widestText(*this, section)));
        }
        room -= showsColumn(column.column) ? header()->sectionSize(section) : 0;
    }
    m_stale = false;
    const int wanted = std::max(kLeastClipName, room);
    if (header()->sectionSize(0) != wanted) {
        header()->resizeSection(0, wanted);
    }
}

void ClipList::updateGeometries() {
    if (header()->count() > 0) {
        fitColumns();
    }
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
