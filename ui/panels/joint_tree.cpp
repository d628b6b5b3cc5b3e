// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/joint_tree.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>

#include "ui/models/joint_filter.h"
#include "ui/panels/joint_name_delegate.h"

namespace sinew {
namespace {

constexpr int kLeastJointName = 92;
constexpr int kLeastTreeWidth = 150;
constexpr int kRoomBesideNumber = 18;
constexpr int kRoomForSortSign = 4;
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

/// What was chosen for a column that is not there now.
void keepAway(const JointColumnState& away, const QString& key, JointColumnState& state) {
    if (away.shown.contains(key)) {
        state.shown.append(key);
    }
    for (const QString& width : away.widths) {
        if (width.section(QLatin1Char(' '), 0, 0) == key) {
            state.widths.append(width);
        }
    }
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
    connect(header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section != sectionOf(JointColumn::Name) && !m_setting) {
            fitName();
            emit columnsChanged();
        }
    });
    connect(header(), &QHeaderView::sortIndicatorChanged, this, [this] {
        if (!m_setting) {
            emit columnsChanged();
        }
    });
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
    JointColumnState state;
    for (const JointColumnInfo& column : jointColumns()) {
        const int section = sectionOf(column.column);
        const QString key = QLatin1String(column.key);
        if (!offers(column.column)) {
            keepAway(m_away, key, state);
        } else if (!isColumnHidden(section)) {
            state.shown.append(key);
            if (section != 0 && columnWidth(section) != widthFor(column)) {
                state.widths.append(QStringLiteral("%1 %2").arg(key).arg(columnWidth(section)));
            }
        }
        if (section == header()->sortIndicatorSection()) {
            state.sorted = key;
            state.order = header()->sortIndicatorOrder();
        }
    }
    if (state.sorted.isEmpty() && !m_ofSkin) {
        state.sorted = m_away.sorted;
        state.order = m_away.order;
    }
    return state;
}

void JointTree::setColumns(const JointColumnState& state) {
    const QScopedValueRollback setting(m_setting, true);
    for (const JointColumnInfo& column : jointColumns()) {
        const int section = sectionOf(column.column);
        const bool wanted = section == 0 || state.shown.contains(QLatin1String(column.key));
        const bool shown = wanted && offers(column.column);
        setColumnHidden(section, !shown);
        if (section != 0 && shown) {
            setColumnWidth(section, widthFor(column));
        }
    }
    for (const QString& width : state.widths) {
        const JointColumnInfo* column = columnNamed(width.section(QLatin1Char(' '), 0, 0));
        const int pixels = width.section(QLatin1Char(' '), 1).toInt();
        if (column != nullptr && offers(column->column) && pixels >= kLeastColumnWidth &&
            pixels <= kWidestColumn) {
            setColumnWidth(sectionOf(column->column), pixels);
        }
    }
    const JointColumnInfo* sorted = columnNamed(state.sorted);
    const bool sorts = sorted != nullptr && offers(sorted->column);
    sortByColumn(sorts ? sectionOf(sorted->column) : -1, state.order);
    m_away = state;
    if (sorts) {
        m_away.sorted.clear();
    }
    fitName();
}

void JointTree::setOfSkin(bool ofSkin) {
    if (ofSkin != m_ofSkin) {
        const JointColumnState state = columns();
        m_ofSkin = ofSkin;
        setColumns(state);
    }
}

bool JointTree::offers(JointColumn column) const {
    return m_ofSkin || column == JointColumn::Name || column == JointColumn::Node;
}

bool JointTree::showsColumn(JointColumn column) const {
    return !isColumnHidden(sectionOf(column));
}

/// For the title with its sign of sorting, and for the widest text.
int JointTree::widthFor(const JointColumnInfo& column) const {
    const auto width = [this](const QString& text) {
        return fontMetrics().horizontalAdvance(text);
    };
    return kRoomBesideNumber +
           std::max(width(QLatin1String(column.widest)),
                    width(translatedColumnText(column.title)) + kRoomForSortSign);
}

void JointTree::fitName() {
    int others = 0;
    for (int section = 1; section < header()->count(); ++section) {
        others += isColumnHidden(section) ? 0 : header()->sectionSize(section);
    }
    const int least = rootIsDecorated() ? kLeastTreeWidth : kLeastJointName;
    const int wanted = std::max(least, viewport()->width() - others);
    if (header()->count() > 0 && header()->sectionSize(0) != wanted) {
        header()->resizeSection(0, wanted);
    }
}

void JointTree::updateGeometries() {
    fitName();
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
