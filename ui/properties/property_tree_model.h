// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>

#include "ui/models/tree_model.h"
#include "ui/properties/property_row.h"

namespace sinew {

/// Property rows as a tree with two columns. Lazy rows are built when the view requests them.
class PropertyTreeModel final : public TreeModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, ColumnCount };

    explicit PropertyTreeModel(QObject* parent = nullptr);

    void setRows(PropertyRows rows);
    [[nodiscard]] const PropertyRow* row(const QModelIndex& index) const;

    [[nodiscard]] bool hasChildren(const QModelIndex& parent) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void fill(int parent, PropertyRows rows);

    std::deque<PropertyRow> m_rows;  // [row of the tree]: their addresses stay while more are added
};

}  // namespace sinew
