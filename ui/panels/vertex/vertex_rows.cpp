// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_rows.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>

#include "ui/models/vertex_table_model.h"
#include "ui/panels/skin/matrix_tree.h"
#include "ui/panels/widgets/panel_tree.h"

namespace sinew {
namespace {

constexpr std::size_t kMostRanges = 2000;  // a selection of more would slow down painting
constexpr int kRowRoom = 6;
constexpr int kNumberRoom = 16;
constexpr int kSortArrow = 18;

QString widest(const VertexColumn& column, std::size_t vertexCount) {
    if (column.kind == VertexColumnKind::Mesh) {
        return QStringLiteral("Character_Body");
    }
    if (column.kind == VertexColumnKind::Index) {
        return QString::number(vertexCount);
    }
    return column.isInteger() ? QStringLiteral("-65535") : QStringLiteral("-0.00000");
}

/// The ranges of rows without gaps, at most so many.
QItemSelection rangesOf(const VertexTableModel& model, const std::vector<int>& rows) {
    QItemSelection selection;
    const int last = model.columnCount() - 1;
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t end = i + 1;
        while (end < rows.size() && rows[end] == rows[end - 1] + 1) {
            ++end;
        }
        if (static_cast<std::size_t>(selection.size()) == kMostRanges) {
            break;
        }
        selection.append(
            QItemSelectionRange(model.index(rows[i], 0), model.index(rows[end - 1], last)));
        i = end;
    }
    return selection;
}

}  // namespace

VertexRows::VertexRows(VertexTableModel* model) : m_vertices(*model) {
    setObjectName(QStringLiteral("vertexRows"));
    setAccessibleName(tr("Vertices"));
    setModel(model);
    setFont(withTabularDigits(font()));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setMinimumHeight(kLeastListHeight);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowRoom);
    horizontalHeader()->setObjectName(QStringLiteral("vertexHeader"));  // room for the arrow
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(model, &QAbstractItemModel::modelReset, this, &VertexRows::fitColumns);
}

void VertexRows::fitColumns() {
    const std::shared_ptr<const VertexTable>& table = m_vertices.table();
    if (!table) {
        return;
    }
    for (std::size_t i = 0; i < table->columns().size(); ++i) {
        const VertexColumn& column = table->columns()[i];
        const QString words =
            m_vertices.headerData(static_cast<int>(i), Qt::Horizontal, Qt::DisplayRole).toString();
        const int title = horizontalHeader()->fontMetrics().horizontalAdvance(words) + kSortArrow;
        const int number = fontMetrics().horizontalAdvance(widest(column, table->vertexCount()));
        setColumnWidth(static_cast<int>(i), std::max(title, number) + kNumberRoom);
    }
}

void VertexRows::selectVertices(std::span<const std::uint32_t> vertices, std::uint32_t main) {
    const QScopedValueRollback following(m_following, true);
    selectionModel()->select(rangesOf(m_vertices, m_vertices.rowsOf(vertices)),
                             QItemSelectionModel::ClearAndSelect);
    const std::vector<int> shown = m_vertices.rowsOf(std::span(&main, 1));
    if (!shown.empty()) {
        const QModelIndex index = m_vertices.index(shown.front(), 0);
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        const int left = horizontalScrollBar()->value();
        scrollTo(index, QAbstractItemView::PositionAtCenter);
        horizontalScrollBar()->setValue(left);
    }
}

void VertexRows::selectNone() {
    const QScopedValueRollback following(m_following, true);
    selectionModel()->clear();
}

std::size_t VertexRows::selectedCount() const {
    std::size_t count = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        count += static_cast<std::size_t>(range.height());
    }
    return count;
}

std::vector<std::uint32_t> VertexRows::verticesByRow(std::size_t most) const {
    const QItemSelection selection = selectionModel()->selection();
    std::vector<QItemSelectionRange> ranges(selection.begin(), selection.end());
    std::ranges::sort(ranges, [](const auto& a, const auto& b) { return a.top() < b.top(); });
    std::vector<std::uint32_t> vertices;
    for (const QItemSelectionRange& range : ranges) {
        for (int row = range.top(); row <= range.bottom() && vertices.size() < most; ++row) {
            vertices.push_back(m_vertices.vertexAt(row));
        }
    }
    return vertices;
}

std::vector<std::uint32_t> VertexRows::verticesFromCurrent(std::size_t most) const {
    std::vector<std::uint32_t> vertices = verticesByRow(most);
    const QModelIndex current = currentIndex();
    if (!vertices.empty() && selectionModel()->isRowSelected(current.row())) {
        const std::uint32_t first = m_vertices.vertexAt(current.row());
        const auto found = std::ranges::find(vertices, first);
        if (found == vertices.end()) {
            vertices.back() = first;
            std::rotate(vertices.begin(), vertices.end() - 1, vertices.end());
        } else {
            std::rotate(vertices.begin(), found, found + 1);
        }
    }
    return vertices;
}

/// QAbstractItemView would make its first row current.
void VertexRows::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);  // NOLINT(bugprone-parent-virtual-call)
    viewport()->update();
}

void VertexRows::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        emit copyWanted();
    } else {
        QTableView::keyPressEvent(event);
    }
}

void VertexRows::selectionChanged(const QItemSelection& selected,
                                  const QItemSelection& deselected) {
    QTableView::selectionChanged(selected, deselected);
    if (!m_following) {
        emit rowsSelected();
    }
}

}  // namespace sinew
