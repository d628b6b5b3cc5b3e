// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/column_tree.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>
#include <optional>
#include <utility>

#include "ui/models/names.h"

namespace sinew {
namespace {

constexpr int kLeastName = 92;
// Beside a text: margins of its cell, and what else is in it.
constexpr int kRoomBesideNumber = 14;
constexpr int kRoomBesideTitle = 18;  // includes its sign of sorting
constexpr int kRoomBesideName = 36;   // includes its colour or icon
constexpr int kLeastColumnWidth = 30;
constexpr int kWidestColumn = 600;

QString keyOf(const ColumnInfo& column) {
    return QLatin1String(column.key);
}

std::optional<int> chosenWidth(const ColumnState& state, const QString& key) {
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

/// Texts with fewer letters than the widest so far are not measured, with this tolerance.
constexpr qsizetype kNarrowLetters = 2;

QString shownText(const QModelIndex& cell) {
    const QString shortName = cell.data(kShortNameRole).toString();
    return shortName.isEmpty() ? cell.data().toString() : shortName;
}

/// The width in pixels of the widest text in a column, over all rows, with the indentation of the
/// first column. Of names the short form counts (kShortNameRole).
int widestText(const QTreeView& list, int column) {
    const QAbstractItemModel& model = *list.model();
    const QFontMetrics metrics = list.fontMetrics();
    const int step = column == 0 ? list.indentation() : 0;
    int widest = 0;
    qsizetype longest = 0;
    std::vector<std::pair<QModelIndex, int>> parents{{{}, list.rootIsDecorated() ? step : 0}};
    while (!parents.empty()) {
        const auto [parent, indent] = parents.back();
        parents.pop_back();
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QString text = shownText(model.index(row, column, parent));
            if (text.size() + kNarrowLetters >= longest || indent > 0) {
                widest = std::max(widest, indent + metrics.horizontalAdvance(text));
                longest = std::max(longest, text.size());
            }
            if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first)) {
                parents.emplace_back(first, indent + step);
            }
        }
    }
    return widest;
}

}  // namespace

ColumnTree::ColumnTree(const char* name, const QString& accessibleName, QAbstractItemModel& rows,
                       std::span<const ColumnInfo> columns, const QString& unsortedWords)
    : PanelTree(name, accessibleName, &rows), m_columns(columns), m_unsortedWords(unsortedWords) {
    setRootIsDecorated(false);
    setTextElideMode(Qt::ElideMiddle);
    setSortingEnabled(true);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(kLeastColumnWidth);
    header()->setSortIndicatorClearable(true);
    header()->setSectionResizeMode(0, QHeaderView::Fixed);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    ensurePolished();  // the font of the style sheet
    // As the widget that derives from it offers all of them at first.
    ColumnTree::setColumns(firstColumns());
    connectParts();
}

void ColumnTree::connectParts() {
    connect(header(), &QHeaderView::customContextMenuRequested, this, &ColumnTree::openHeaderMenu);
    connect(header(), &QHeaderView::sectionResized, this, [this](int section, int, int pixels) {
        if (section != 0 && !m_setting) {
            keepWidth(section, pixels);
        }
    });
    connect(header(), &QHeaderView::sortIndicatorChanged, this, &ColumnTree::keepSorting);
    connect(model(), &QAbstractItemModel::modelReset, this, &ColumnTree::measureSoon);
    connect(model(), &QAbstractItemModel::dataChanged, this, &ColumnTree::measureSoon);
    connect(model(), &QAbstractItemModel::rowsInserted, this, &ColumnTree::measureSoon);
}

ColumnState ColumnTree::firstColumns() const {
    ColumnState state;
    for (const ColumnInfo& column : m_columns) {
        if (column.atFirst) {
            state.shown.append(keyOf(column));
        }
    }
    return state;
}

const ColumnInfo* ColumnTree::columnNamed(const QString& key) const {
    const auto found =
        std::ranges::find_if(m_columns, [&](const auto& column) { return keyOf(column) == key; });
    return found == m_columns.end() ? nullptr : &*found;
}

/// Without what this version does not know, in the order of the columns.
ColumnState ColumnTree::known(const ColumnState& state) const {
    ColumnState result;
    for (const ColumnInfo& column : m_columns) {
        const QString key = keyOf(column);
        if (column.column == 0 || state.shown.contains(key)) {
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

void ColumnTree::setColumns(const ColumnState& state) {
    const QScopedValueRollback setting(m_setting, true);
    m_state = known(state);
    const ColumnInfo* sorted = columnNamed(m_state.sorted);
    const bool sorts = sorted != nullptr && offers(sorted->column);
    sortByColumn(sorts ? sorted->column : -1, m_state.order);
    m_stale = true;
    fitColumns();
}

int ColumnTree::leastNameWidth() const {
    return kLeastName;
}

bool ColumnTree::wants(const ColumnInfo& column) const {
    return offers(column.column) && m_state.shown.contains(keyOf(column));
}

bool ColumnTree::showsColumn(int column) const {
    return wants(m_columns[static_cast<std::size_t>(column)]);
}

void ColumnTree::keepWidth(int section, int pixels) {
    const QString key = keyOf(m_columns[static_cast<std::size_t>(section)]);
    m_state.widths.removeIf(
        [&](const QString& width) { return width.section(QLatin1Char(' '), 0, 0) == key; });
    m_state.widths.append(widthText(key, pixels));
    m_state = known(m_state);
    fitColumns();
    emit columnsChanged();
}

void ColumnTree::keepSorting(int section, Qt::SortOrder order) {
    if (!m_setting) {
        m_state.sorted =
            section < 0 ? QString() : keyOf(m_columns[static_cast<std::size_t>(section)]);
        m_state.order = order;
        emit columnsChanged();
    }
}

void ColumnTree::measureSoon() {
    m_stale = true;
    scheduleDelayedItemsLayout();  // which ends in updateGeometries
}

void ColumnTree::measure() {
    m_stale = false;
    m_needed.assign(m_columns.size(), 0);
    const auto width = [this](const QString& text) {
        return fontMetrics().horizontalAdvance(text);
    };
    for (const ColumnInfo& column : m_columns) {
        int& needed = m_needed[static_cast<std::size_t>(column.column)];
        if (column.column == 0) {
            needed = kRoomBesideName + widestText(*this, 0);
        } else if (wants(column)) {
            const int text =
                std::max(width(QLatin1String(column.widest)), widestText(*this, column.column));
            needed = std::max(kRoomBesideNumber + text,
                              kRoomBesideTitle + width(columnText(column.title)));
        }
    }
}

/// What is chosen, but never too little for its numbers.
int ColumnTree::widthOf(const ColumnInfo& column) const {
    const int needed = m_needed[static_cast<std::size_t>(column.column)];
    return std::max(needed, chosenWidth(m_state, keyOf(column)).value_or(0));
}

int ColumnTree::roomForName() const {
    int room = viewport()->width();
    for (const ColumnInfo& column : m_columns.subspan(1)) {
        room -= wants(column) ? widthOf(column) : 0;
    }
    return room;
}

void ColumnTree::fitColumns() {
    if (header()->count() == 0) {
        return;
    }
    const QScopedValueRollback setting(m_setting, true);
    if (m_stale) {
        measure();
    }
    int room = roomForName();
    const bool chosen = m_state.shown != firstColumns().shown;
    for (auto column = m_columns.rbegin(); column->column != 0; ++column) {
        const int section = column->column;
        const bool away = !chosen && room < m_needed.front() && wants(*column) && yields(section);
        const bool shown = wants(*column) && !away;
        room += away ? widthOf(*column) : 0;
        setColumnHidden(section, !shown);
        if (shown && columnWidth(section) != widthOf(*column)) {
            setColumnWidth(section, widthOf(*column));
        }
    }
    const int wanted = std::max(room, leastNameWidth());
    if (header()->sectionSize(0) != wanted) {
        header()->resizeSection(0, wanted);
    }
}

void ColumnTree::updateGeometries() {
    fitColumns();
    QTreeView::updateGeometries();
}

void ColumnTree::chooseColumns(const ColumnState& state) {
    setColumns(state);
    emit columnsChanged();
}

void ColumnTree::showColumn(const ColumnInfo& column, bool shown) {
    ColumnState state = columns();
    state.shown.removeAll(keyOf(column));
    if (shown) {
        state.shown.append(keyOf(column));
    }
    chooseColumns(state);
}

void ColumnTree::openHeaderMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const ColumnInfo& column : m_columns.subspan(1)) {
        QAction* entry = menu->addAction(columnText(column.words));
        entry->setToolTip(columnText(column.meaning));
        entry->setCheckable(true);
        entry->setChecked(wants(column));
        entry->setEnabled(offers(column.column));
        connect(entry, &QAction::toggled, this,
                [this, &column](bool shown) { showColumn(column, shown); });
    }
    menu->addSeparator();
    menu->addAction(m_unsortedWords, this, [this] {
        ColumnState state = columns();
        state.sorted.clear();
        chooseColumns(state);
    });
    menu->addAction(tr("Reset Columns"), this, [this] { chooseColumns(firstColumns()); });
    menu->popup(header()->mapToGlobal(at));
}

}  // namespace sinew
