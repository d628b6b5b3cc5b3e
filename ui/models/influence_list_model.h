// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <memory>
#include <vector>

#include "model/weights/vertex_probe.h"

namespace sinew {

/// The influences of one vertex, by set and slot.
class InfluenceListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ShareColumn, WeightColumn, SlotColumn, PullColumn, ColumnCount };
    enum Role { ShareRole = Qt::UserRole + 1, ColorRole };

    explicit InfluenceListModel(QObject* parent = nullptr);

    /// A new vertex; null: none. The probe is borrowed until the next call.
    void setProbe(std::shared_ptr<const Asset> asset, const VertexProbe* probe);
    /// The probe has followed another pose: nothing but the last column changes.
    void refreshPose();
    [[nodiscard]] JointIndex joint(const QModelIndex& index) const;  // none: not in the skin
    [[nodiscard]] QModelIndex indexOf(JointIndex joint) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QVariant nameData(std::size_t row, int role) const;
    [[nodiscard]] QString text(std::size_t row, int column) const;
    [[nodiscard]] QString tip(std::size_t row, int column) const;
    [[nodiscard]] QVariant sortValue(std::size_t row, int column) const;
    [[nodiscard]] float pull(std::size_t row) const noexcept;

    std::shared_ptr<const Asset> m_asset;
    const VertexProbe* m_probe = nullptr;
    std::vector<QColor> m_colors;  // [node]
    std::vector<float> m_pulls;    // [row]
    QString m_prefix;
};

}  // namespace sinew
