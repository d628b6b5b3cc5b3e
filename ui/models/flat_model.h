// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <algorithm>
#include <limits>

namespace sinew {

/// A table of rows without children. A subclass says how many rows and columns there are, and what
/// is in a cell and in a heading; it is only queried for those that exist.
class FlatModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final {
        return parent.isValid()
                   ? 0
                   : int(std::min<std::size_t>(rows(), std::numeric_limits<int>::max()));
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final {
        return parent.isValid() ? 0 : int(columns());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        return !index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()
                   ? QVariant()
               : role == Qt::TextAlignmentRole
                   ? alignment(isText(index.column()))
                   : cell(static_cast<std::size_t>(index.row()), index.column(), role);
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const final {
        return orientation != Qt::Horizontal || section < 0 || section >= columnCount() ? QVariant()
               : role == Qt::TextAlignmentRole ? alignment(isTextHeading(section))
                                               : heading(section, role);
    }

protected:
    [[nodiscard]] virtual std::size_t rows() const = 0;
    [[nodiscard]] virtual std::size_t columns() const = 0;
    [[nodiscard]] virtual QVariant cell(std::size_t row, int column, int role) const = 0;
    [[nodiscard]] virtual QVariant heading(int column, int role) const = 0;
    /// Text is on the left, numbers are on the right.
    [[nodiscard]] virtual bool isText(int column) const { return column == 0; }
    [[nodiscard]] virtual bool isTextHeading(int column) const { return isText(column); }

    /// The cells of these columns have changed.
    void changeColumns(int first, int last, const QList<int>& roles = {}) {
        if (rowCount() > 0) {
            emit dataChanged(index(0, first), index(rowCount() - 1, last), roles);
        }
    }

private:
    [[nodiscard]] static QVariant alignment(bool text) {
        return text ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
};

}  // namespace sinew
