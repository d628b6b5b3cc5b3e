// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <vector>

namespace sinew {

/// Which rows lie below which. A row is a number from 0; -1 is none.
struct TreeRows {
    struct Row {
        int parent = -1;  // -1: a root
        int place = 0;    // position among its parent's children
        std::vector<int> children = {};
    };
    std::vector<Row> rows;
    std::vector<int> roots;

    [[nodiscard]] const std::vector<int>& below(int parent) const {
        return parent < 0 ? roots : rows[static_cast<std::size_t>(parent)].children;
    }
    /// Makes an existing row the last child of `parent`.
    void append(int row, int parent);
    /// Adds the last child of `parent`.
    int add(int parent);
};

/// A tree of rows with as many columns in every row. A subclass fills `m_tree`, and says what is in
/// a cell. Every depth costs the same.
class TreeModel : public QAbstractItemModel {
public:
    [[nodiscard]] QModelIndex index(int place, int column,
                                    const QModelIndex& parent = {}) const final;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const final;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex& /*parent*/ = {}) const final {
        return m_columns;
    }

protected:
    TreeModel(int columns, QObject* parent) : QAbstractItemModel(parent), m_columns(columns) {}
    [[nodiscard]] int rowAt(const QModelIndex& index) const noexcept;  // -1: none
    [[nodiscard]] QModelIndex indexOfRow(int row) const;               // invalid for -1

    TreeRows m_tree;

private:
    int m_columns;
};

}  // namespace sinew
