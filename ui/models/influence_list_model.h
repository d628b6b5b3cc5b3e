// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <memory>
#include <vector>

#include "model/weights/vertex_probe.h"
#include "ui/models/columns.h"
#include "ui/models/flat_model.h"
#include "ui/models/names.h"

namespace sinew {

/// The influences of one vertex, by set and slot.
class InfluenceListModel final : public FlatModel {
    Q_OBJECT

public:
    enum Role { ShareRole = Qt::UserRole + 1, ColorRole };

    using FlatModel::FlatModel;

    /// A new vertex; null: none. The probe is borrowed until the next call.
    void setProbe(std::shared_ptr<const Asset> asset, const VertexProbe* probe);
    /// The probe has followed another pose: nothing but the last column changes.
    void refreshPose();
    [[nodiscard]] JointIndex joint(const QModelIndex& index) const;  // none: not in the skin
    [[nodiscard]] QModelIndex indexOf(JointIndex joint) const;

protected:
    [[nodiscard]] std::size_t rows() const override { return m_pulls.size(); }
    [[nodiscard]] std::size_t columns() const override { return influenceColumns().size(); }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;

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
    NameFamily m_family;
};

}  // namespace sinew
