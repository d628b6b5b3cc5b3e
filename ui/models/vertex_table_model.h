// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <span>
#include <vector>

#include "model/weights/vertex_table.h"

namespace sinew {

/// The vertices of a primitive, one per row, in any order. Nothing is kept per row but its place in
/// that order; a number is read when it is shown.
class VertexTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using Rows =
        std::shared_ptr<const std::vector<std::uint32_t>>;  // vertices; null: all, by index

    explicit VertexTableModel(QObject* parent = nullptr);

    void setTable(std::shared_ptr<const VertexTable> table);  // all of its vertices; null: none
    void setRows(Rows rows);
    [[nodiscard]] const std::shared_ptr<const VertexTable>& table() const noexcept {
        return m_table;
    }
    [[nodiscard]] const Rows& rows() const noexcept { return m_rows; }
    [[nodiscard]] std::uint32_t vertexAt(int row) const;
    /// Rows of the vertices that are listed, in ascending order. O(vertices of the table).
    [[nodiscard]] std::vector<int> rowsOf(std::span<const std::uint32_t> vertices) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void sort(int column, Qt::SortOrder order) override;  // asks for it, see sortWanted

signals:
    void sortWanted(int column, Qt::SortOrder order);

private:
    [[nodiscard]] QString cellText(std::size_t column, std::size_t vertex) const;
    [[nodiscard]] QString cellTip(std::size_t column, std::size_t vertex) const;
    [[nodiscard]] QVariant cellColor(std::size_t column, std::size_t vertex) const;
    [[nodiscard]] QString jointWords(JointIndex joint) const;

    std::shared_ptr<const VertexTable> m_table;
    Rows m_rows;
};

}  // namespace sinew
