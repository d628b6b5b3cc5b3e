// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/tree_model.h"

namespace sinew {

void TreeRows::append(int row, int parent) {
    std::vector<int>& siblings =
        parent < 0 ? roots : rows[static_cast<std::size_t>(parent)].children;
    rows[static_cast<std::size_t>(row)].parent = parent;
    rows[static_cast<std::size_t>(row)].place = static_cast<int>(siblings.size());
    siblings.push_back(row);
}

int TreeRows::add(int parent) {
    rows.emplace_back();
    append(static_cast<int>(rows.size()) - 1, parent);
    return static_cast<int>(rows.size()) - 1;
}

int TreeModel::rowAt(const QModelIndex& index) const noexcept {
    return index.isValid() && index.internalId() < m_tree.rows.size()
               ? static_cast<int>(index.internalId())
               : -1;
}

QModelIndex TreeModel::indexOfRow(int row) const {
    return row < 0 ? QModelIndex()
                   : createIndex(m_tree.rows[static_cast<std::size_t>(row)].place, 0,
                                 static_cast<quintptr>(row));
}

QModelIndex TreeModel::index(int place, int column, const QModelIndex& parent) const {
    if (place < 0 || place >= rowCount(parent) || column < 0 || column >= m_columns) {
        return {};
    }
    return createIndex(
        place, column,
        static_cast<quintptr>(m_tree.below(rowAt(parent))[static_cast<std::size_t>(place)]));
}

QModelIndex TreeModel::parent(const QModelIndex& child) const {
    const int row = rowAt(child);
    return row < 0 ? QModelIndex() : indexOfRow(m_tree.rows[static_cast<std::size_t>(row)].parent);
}

int TreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(m_tree.below(rowAt(parent)).size());
}

}  // namespace sinew
