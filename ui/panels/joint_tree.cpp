// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/joint_tree.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>
#include <optional>

#include "ui/models/joint_filter.h"
#include "ui/panels/column_room.h"
#include "ui/panels/joint_name_delegate.h"

namespace sinew {
namespace {

constexpr int kLeastJointName = 92;
constexpr int kLeastTreeWidth = 150;
// Beside a text: margins of its cell, and what else is in it.
constexpr int kRoomBesideNumber = 14;
constexpr int kRoomBesideTitle = 18;  // with its sign of sorting
constexpr int kRoomBesideName = 36;   // with its colour
constexpr int kLeastColumnWidth = 30;
constexpr int kWidestColumn = 600;

int sectionOf(JointColumn column) {
    return static_cast<int>(column);
}

const JointColumnInfo* columnNamed(const QString& key) {
    const auto columns = jointColumns();
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const auto& column) {
        return key == QLatin1String(column.key);
    });
    return found == columns.end() ? nullptr : &*found;
}

std::optional<int> chosenWidth(const JointColumnState& state, const QString& key) {
    for (const QString& width : state.widths) {
        const int pixels = width.section(QLatin1Char(' '), 1).toInt();
        if (width.section(QLatin1Char(' '), 0, 0) == key && pixels >= kLeastColumnWidth &&
            pixels <= kWidestColumn) {
            return pixels;
        }
    }
    return std::nullopt;
}

QString widthText(const QString& key, int pixels) {
    return QStringLiteral("%1 %2").arg(key, QString::number(pixels));
}

/// Without what this version does not know, in the order of the columns.
JointColumnState known(const JointColumnState& state) {
    JointColumnState result;
    for (const JointColumnInfo& column : jointColumns()) {
        const QString key = QLatin1String(column.key);
        if (column.column == JointColumn::Name || state.shown.contains(key)) {
            result.shown.append(key);
            if (const std::optional<int> pixels = chosenWidth(state, key)) {
                result.widths.append(widthText(key, *pixels));
            }
        }
    }
    if (columnNamed(state.sorted) != nullptr) {
        result.sorted = state.sorted;
        result.order = state.order;
    }
    return result;
}

}  // namespace

JointTree::JointTree(JointFilter& joints) {
    setObjectName(QStringLiteral("jointList"));
    setAccessibleName(tr("Joints"));
    setModel(&joints);
    setMinimumHeight(kLeastListHeight);
    setRootIsDecorated(false);
    setIndentation(10);
    setUniformRowHeights(true);
    setTextElideMode(Qt::ElideMiddle);
    setSelectionMode(ExtendedSelection);
    setExpandsOnDoubleClick(false);  // it frames the joint
    setIconSize({16, 16});
    setItemDelegateForColumn(sectionOf(JointColumn::Name), new JointNameDelegate(this));
    setSortingEnabled(true);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(kLeastColumnWidth);
    header()->setSortIndicatorClearable(true);
    header()->setSectionResizeMode(sectionOf(JointColumn::Name), QHeaderView::Fixed);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header(), &QHeaderView::customContextMenuRequested, this, &JointTree::openHeaderMenu);
    ensurePolished();  // the font of the style sheet
    setColumns(firstColumns());
    connect(header(), &QHeaderView::sectionResized, this, [this](int section, int, int pixels) {
        if (section != sectionOf(JointColumn::Name) && !m_setting) {
            keepWidth(section, pixels);
        }
    });
    connect(header(), &QHeaderView::sortIndicatorChanged, this,
            [this](int section, Qt::SortOrder order) {
                if (!m_setting) {
                    m_state.sorted = section < 0
                                         ? QString()
                                         : QLatin1String(jointColumns()[std::size_t(section)].key);
                    m_state.order = order;
                    emit columnsChanged();
                }
            });
    connect(&joints, &QAbstractItemModel::modelReset, this, &JointTree::measureSoon);
    connect(&joints, &QAbstractItemModel::dataChanged, this, &JointTree::measureSoon);
    connect(&joints, &QAbstractItemModel::rowsInserted, this, &JointTree::measureSoon);
}

JointColumnState JointTree::firstColumns() {
    JointColumnState state;
    for (const JointColumnInfo& column : jointColumns()) {
        if (column.atFirst) {
            state.shown.append(QLatin1String(column.key));
        }
    }
    return state;
}

JointColumnState JointTree::columns() const {
    return m_state;
}

void JointTree::setColumns(const JointColumnState& state) {
    const QScopedValueRollback setting(m_setting, true);
    m_state = known(state);
    const JointColumnInfo* sorted = columnNamed(m_state.sorted);
    const bool sorts = sorted != nullptr && offers(sorted->column);
    sortByColumn(sorts ? sectionOf(sorted->column) : -1, m_state.order);
    m_stale = true;
    fitColumns();
}

void JointTree::setOfSkin(bool ofSkin) {
    if (ofSkin != m_ofSkin) {
        m_ofSkin = ofSkin;
        setColumns(m_state);
    }
}

bool JointTree::offers(JointColumn column) const {
    return m_ofSkin || column == JointColumn::Name || column == JointColumn::Node;
}

bool JointTree::wants(const JointColumnInfo& column) const {
    return offers(column.column) && m_state.shown.contains(QLatin1String(column.key));
}

bool JointTree::showsColumn(JointColumn column) const {
    return wants(jointColumns()[static_cast<std::size_t>(column)]);
}

void JointTree::keepWidth(int section, int pixels) {
    const QString key = QLatin1String(jointColumns()[static_cast<std::size_t>(section)].key);
    m_state.widths.removeIf(
        [&](const QString& width) { return width.section(QLatin1Char(' '), 0, 0) == key; });
    m_state.widths.append(widthText(key, pixels));
    m_state = known(m_state);
    fitColumns();
    emit columnsChanged();
}

void JointTree::measureSoon() {
    m_stale = true;
    scheduleDelayedItemsLayout();  // which ends in updateGeometries
}

void JointTree::measure() {
    m_stale = false;
    m_needed.assign(jointColumns().size(), 0);
    const auto width = [this](const QString& text) {
        return fontMetrics().horizontalAdvance(text);
    };
    for (const JointColumnInfo& column : jointColumns()) {
        const int section = sectionOf(column.column);
        int& needed = m_needed[static_cast<std::size_t>(section)];
        if (column.column == JointColumn::Name) {
            needed = kRoomBesideName + widestText(*this, section);
        } else if (wants(column)) {
            const int text =
                std::max(width(QLatin1String(column.widest)), widestText(*this, section));
            needed = std::max(kRoomBesideNumber + text,
                              kRoomBesideTitle + width(translatedColumnText(column.title)));
        }
    }
}

/// What is chosen, but never too little for its numbers.
int JointTree::widthOf(const JointColumnInfo& column) const {
    const int needed = m_needed[static_cast<std::size_t>(sectionOf(column.column))];
    return std::max(needed, chosenWidth(m_state, QLatin1String(column.key)).value_or(0));
}

int JointTree::roomForName() const {
    int room = viewport()->width();
    for (const JointColumnInfo& column : jointColumns().subspan(1)) {
        room -= wants(column) ? widthOf(column) : 0;
    }
    return room;
}

void JointTree::fitColumns() {
    if (header()->count() == 0) {
        return;
    }
    const QScopedValueRollback setting(m_setting, true);
    if (m_stale) {
        measure();
    }
    int room = roomForName();
    const bool crowded = room < m_needed.front() && m_state.shown == firstColumns().shown;
    for (const JointColumnInfo& column : jointColumns().subspan(1)) {
        const int section = sectionOf(column.column);
        const bool givesWay = crowded && column.column == JointColumn::Largest;
        const bool shown = wants(column) && !givesWay;
        room += wants(column) && givesWay ? widthOf(column) : 0;
        setColumnHidden(section, !shown);
        if (shown && columnWidth(section) != widthOf(column)) {
            setColumnWidth(section, widthOf(column));
        }
    }
    const int wanted = std::max(room, rootIsDecorated() ? kLeastTreeWidth : kLeastJointName);
    if (header()->sectionSize(0) != wanted) {
        header()->resizeSection(0, wanted);
    }
}

void JointTree::updateGeometries() {
    fitColumns();
    QTreeView::updateGeometries();
}

void JointTree::chooseColumns(const JointColumnState& state) {
    setColumns(state);
    emit columnsChanged();
}

void JointTree::showColumn(JointColumn column, bool shown) {
    JointColumnState state = columns();
    const QString key = QLatin1String(jointColumns()[static_cast<std::size_t>(column)].key);
    state.shown.removeAll(key);
    if (shown) {
        state.shown.append(key);
    }
    chooseColumns(state);
}

void JointTree::openHeaderMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("jointColumnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const JointColumnInfo& column : jointColumns().subspan(1)) {
        QAction* entry = menu->addAction(translatedColumnText(column.words));
        entry->setToolTip(translatedColumnText(column.meaning));
        entry->setCheckable(true);
        entry->setChecked(showsColumn(column.column));
        entry->setEnabled(offers(column.column));
        connect(entry, &QAction::toggled, this,
                [this, which = column.column](bool shown) { showColumn(which, shown); });
    }
    menu->setToolTipsVisible(true);
    menu->addSeparator();
    menu->addAction(tr("Order of the Hierarchy"), this, [this] {
        JointColumnState state = columns();
        state.sorted.clear();
        chooseColumns(state);
    });
    menu->addAction(tr("Reset Columns"), this, [this] { chooseColumns(firstColumns()); });
    menu->popup(header()->mapToGlobal(at));
}

void JointTree::setRowSelection(const QModelIndex& current, const QItemSelection& rows) {
    if (current.isValid() && current != currentIndex().siblingAtColumn(0)) {
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        scrollTo(current);
    }
    setSelectedRows(*selectionModel(), rows);
}

void JointTree::expandSome() {
    if (rootIsDecorated()) {
        expandAll();
    }
}

}  // namespace sinew
