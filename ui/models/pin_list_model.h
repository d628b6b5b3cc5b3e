// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "model/view/vertex_pins.h"

namespace sinew {

class WatchedVertices;

/// Pinned vertices, in the order of pinning, and how far each is from its place in the rest pose.
class PinListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, DistanceColumn, ColumnCount };

    explicit PinListModel(QObject* parent = nullptr);

    void setPins(std::shared_ptr<const Asset> asset, const std::vector<VertexPin>& pins);
    /// Reads the places of the pins; those that are not watched have no distance.
    void refreshPose(const WatchedVertices& watched);
    [[nodiscard]] const VertexPin* pin(const QModelIndex& index) const;  // null: none
    [[nodiscard]] QModelIndex indexOf(const DrawnVertex& place) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const Asset> m_asset;
    std::vector<VertexPin> m_pins;
    std::vector<float> m_distances;  // [pin]; NaN: unknown
};

}  // namespace sinew
