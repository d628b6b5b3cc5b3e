// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/view/vertex_pins.h"
#include "ui/models/flat_model.h"

namespace sinew {

class WatchedVertices;

/// Pinned vertices, in the order of pinning, and how far each is from its place in the rest pose.
class PinListModel final : public FlatModel {
    Q_OBJECT

public:
    enum Column { NameColumn, DistanceColumn, ColumnCount };

    using FlatModel::FlatModel;

    void setPins(std::shared_ptr<const Asset> asset, const std::vector<VertexPin>& pins);
    /// Reads the places of the pins; those that are not watched have no distance.
    void refreshPose(const WatchedVertices& watched);
    [[nodiscard]] const VertexPin* pin(const QModelIndex& index) const;  // null: none
    [[nodiscard]] QModelIndex indexOf(const DrawnVertex& place) const;

protected:
    [[nodiscard]] std::size_t rows() const override { return m_pins.size(); }
    [[nodiscard]] std::size_t columns() const override { return ColumnCount; }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;

private:
    std::shared_ptr<const Asset> m_asset;
    std::vector<VertexPin> m_pins;
    std::vector<float> m_distances;  // [pin]; NaN: unknown
};

}  // namespace sinew
