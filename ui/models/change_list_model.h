// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "model/compare/compared_objects.h"
#include "ui/models/flat_model.h"
#include "ui/models/node_rows.h"

namespace sinew {

/// Which rows a list of changes shows.
struct ChangeFilter {
    std::array<bool, kObjectStates> states{true, true, true, true, false};  // [ObjectState]
    std::optional<ObjectKind> kind = {};  // tracks count as animations; none: all
    QString text = {};                    // part of a name or of what changed

    bool operator==(const ChangeFilter&) const = default;
};

/// What happened to the objects of two files, one per row.
class ChangeListModel final : public FlatModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        StateColumn,
        DistanceColumn,
        WhereColumn,
        WeightColumn,
        WordsColumn,
        ColumnCount
    };

    using FlatModel::FlatModel;

    /// Null: nothing is compared, or not yet.
    void setComparison(std::shared_ptr<const Asset> before, std::shared_ptr<const Asset> after,
                       std::shared_ptr<const FileComparison> comparison);
    void setFilter(ChangeFilter filter);
    [[nodiscard]] const ChangeFilter& filter() const noexcept { return m_filter; }

    /// Rows in this state, whatever the filter.
    [[nodiscard]] std::size_t countOf(ObjectState state) const noexcept;
    [[nodiscard]] const ComparedObject* objectAt(const QModelIndex& index) const;  // null: no row
    [[nodiscard]] QModelIndex indexOf(const ObjectRef& before) const;  // invalid: in no row

    void sort(int column, Qt::SortOrder order) override;  // -1: the order of the files

protected:
    [[nodiscard]] std::size_t rows() const override { return m_shown.size(); }
    [[nodiscard]] std::size_t columns() const override { return ColumnCount; }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;
    [[nodiscard]] bool isText(int column) const override;

private:
    void list();
    [[nodiscard]] bool passes(const ComparedObject& object) const;
    void sortShown();
    [[nodiscard]] double numberOf(const ComparedObject& object) const noexcept;  // key of sorting
    [[nodiscard]] QString nameOfRow(const ComparedObject& object) const;
    [[nodiscard]] QString text(const ComparedObject& object, int column) const;
    [[nodiscard]] const char* iconOf(const ComparedObject& object) const;
    [[nodiscard]] QString where(const ComparedObject& object) const;

    std::shared_ptr<const Asset> m_before;
    std::shared_ptr<const Asset> m_after;
    std::shared_ptr<const FileComparison> m_comparison;
    std::vector<NodeKind> m_kindsBefore;  // [node]
    std::vector<NodeKind> m_kindsAfter;
    std::vector<ComparedObject> m_objects;
    std::vector<std::size_t> m_shown;  // [row], position in m_objects
    ChangeFilter m_filter;
    int m_sorted = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// "added", "unchanged".
[[nodiscard]] QString stateWord(ObjectState state);

}  // namespace sinew
