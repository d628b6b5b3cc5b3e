// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <memory>
#include <vector>

#include "ui/properties/property_row.h"

namespace sinew {

/// Property rows as a tree with two columns. Lazy rows are built when the view requests them.
class PropertyTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, ColumnCount };

    explicit PropertyTreeModel(QObject* parent = nullptr);
    ~PropertyTreeModel() override;

    void setRows(PropertyRows rows);
    [[nodiscard]] const PropertyRow* row(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Item;
    [[nodiscard]] Item* item(const QModelIndex& index) const;
    static void fill(Item& parent, PropertyRows rows);

    std::unique_ptr<Item> m_root;
};

}  // namespace sinew
