// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <array>
#include <memory>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The findings of loader and lint: message, object, location in the file, count and code; by
/// severity, then in original order.
class FindingListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { MessageColumn, ObjectColumn, PlaceColumn, CountColumn, CodeColumn, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,  // sort key of a column
        SeverityRole,             // int of Severity
    };

    explicit FindingListModel(QObject* parent = nullptr);

    void setFindings(const std::shared_ptr<const Asset>& asset,
                     const std::vector<Diagnostic>& findings);
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& index) const;
    [[nodiscard]] std::size_t position(const QModelIndex& index) const;  // in the original list
    [[nodiscard]] QModelIndex indexOf(std::size_t position) const;
    [[nodiscard]] std::size_t count(Severity severity) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        std::size_t position = 0;
        QString object;
    };
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QVariant sortValue(const Row& row, int column) const;

    std::vector<Diagnostic> m_findings;
    std::vector<Row> m_rows;
    PerSeverity<std::size_t> m_counts;
};

}  // namespace sinew
