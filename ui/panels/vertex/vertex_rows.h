// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>
#include <span>
#include <vector>

namespace sinew {

class VertexTableModel;

/// The rows of the vertex table. All rows have one height and widths do not depend on the numbers,
/// so that a million rows cost as much as those that are shown.
class VertexRows final : public QTableView {
    Q_OBJECT

public:
    explicit VertexRows(VertexTableModel* model);  // borrowed

    /// Selects them without `rowsSelected`, and shows the row of `main` if it is listed.
    void selectVertices(std::span<const std::uint32_t> vertices, std::uint32_t main);
    void selectNone();
    [[nodiscard]] std::size_t selectedCount() const;
    /// The first `most` of the selected vertices, in the order of rows.
    [[nodiscard]] std::vector<std::uint32_t> verticesByRow(std::size_t most) const;
    /// The same, after that of the current row.
    [[nodiscard]] std::vector<std::uint32_t> verticesFromCurrent(std::size_t most) const;

signals:
    void rowsSelected();  // selected by the user
    void copyWanted();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

private:
    void fitColumns();

    VertexTableModel& m_vertices;
    bool m_following = false;  // the selection comes from elsewhere
};

}  // namespace sinew
