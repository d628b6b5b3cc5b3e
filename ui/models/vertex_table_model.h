// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/weights/vertex_table.h"
#include "ui/models/flat_model.h"
#include "ui/models/names.h"

namespace sinew {

/// The vertices of a table, one per row, in any order. Nothing is kept per row but its place in
/// that order; a number is read when it is shown.
class VertexTableModel : public FlatModel {
    Q_OBJECT

public:
    using Rows =
        std::shared_ptr<const std::vector<std::uint32_t>>;  // rows of the table; null: all of them

    using FlatModel::FlatModel;

    void setTable(std::shared_ptr<const VertexTable> table);  // all of its vertices; null: none
    void setRows(Rows rows);
    /// The same table with other displacements: rows and selection stay.
    void setDisplacements(std::shared_ptr<const std::vector<float>> displacements);
    [[nodiscard]] const std::shared_ptr<const VertexTable>& table() const noexcept {
        return m_table;
    }
    [[nodiscard]] const Rows& listed() const noexcept { return m_rows; }
    /// The row of the table: a vertex, if it lists one primitive.
    [[nodiscard]] std::uint32_t vertexAt(int row) const;
    /// Where those of the table's rows are that are listed, ascending. O(vertices of the table).
    [[nodiscard]] std::vector<int> rowsOf(std::span<const std::uint32_t> vertices) const;

    void sort(int column, Qt::SortOrder order) override;  // asks for it, see sortWanted

protected:
    [[nodiscard]] std::size_t rows() const override;
    [[nodiscard]] std::size_t columns() const override;
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;
    [[nodiscard]] bool isText(int /*column*/) const override { return false; }

signals:
    void sortWanted(int column, Qt::SortOrder order);

private:
    [[nodiscard]] QString cellText(std::size_t column, std::size_t vertex) const;
    [[nodiscard]] QString cellTip(std::size_t column, std::size_t vertex) const;
    [[nodiscard]] QVariant cellColor(std::size_t column, std::size_t vertex) const;
    [[nodiscard]] QString meshName(std::size_t vertex) const;
    [[nodiscard]] QString jointWords(JointIndex joint) const;

    std::shared_ptr<const VertexTable> m_table;
    Rows m_rows;
    NameFamily m_joints;
};

}  // namespace sinew
