// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <cstdint>
#include <memory>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The joints of one skin in file order: swatch and name, and the number of influenced vertices.
/// Qt::UserRole is the sort role.
class JointListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, VerticesColumn, ColumnCount };

    explicit JointListModel(QObject* parent = nullptr);

    void setSkin(std::shared_ptr<const Asset> asset, SkinIndex skin);

    [[nodiscard]] JointIndex joint(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(JointIndex joint) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void listColors();
    [[nodiscard]] QVariant nameData(std::size_t joint, int role) const;
    [[nodiscard]] QVariant verticesData(std::size_t joint, int role) const;
    [[nodiscard]] std::size_t jointCount() const { return m_vertices.size(); }

    std::shared_ptr<const Asset> m_asset;
    SkinIndex m_skin;
    QString m_prefix;                       // what most joints of the file begin with
    std::vector<std::uint32_t> m_vertices;  // per joint
    std::vector<QColor> m_colors;           // per joint, as in the views
};

}  // namespace sinew
