// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/evaluate/blend/layer_shares.h"
#include "ui/models/flat_model.h"
#include "ui/models/node_rows.h"

namespace sinew {

/// The targets that several layers drive: name, one column per layer, the rest pose's share.
/// Qt::UserRole is the sort role.
class ContestedTargetModel final : public FlatModel {
    Q_OBJECT

public:
    enum Role { ShareRole = Qt::UserRole + 1, ColorRole };  // 0 to 1, below 0: none; of the bar
    static constexpr int kTargetColumn = 0;

    using FlatModel::FlatModel;

    /// `clips`, one per layer, provide the column headers and colours. Rows and selection stay if
    /// targets and layers are unchanged.
    void setShares(std::shared_ptr<const Asset> asset, std::vector<AnimationIndex> clips,
                   std::vector<TargetShares> shares);

    [[nodiscard]] const PoseTarget& target(const QModelIndex& index) const;  // must be valid

protected:
    [[nodiscard]] std::size_t rows() const override { return m_rows.size(); }
    [[nodiscard]] std::size_t columns() const override { return 2 + m_clips.size(); }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;

private:
    [[nodiscard]] bool sameRows(const std::vector<TargetShares>& shares) const;
    [[nodiscard]] AnimationIndex clipOf(int column) const;  // none: the rest pose
    [[nodiscard]] QVariant targetData(const TargetShares& row, int role) const;
    [[nodiscard]] static QVariant shareData(float share, AnimationIndex clip, int role);

    std::shared_ptr<const Asset> m_asset;
    QString m_prefix;                     // common prefix of most joints of the file
    std::vector<NodeKind> m_kinds;        // [node]
    std::vector<AnimationIndex> m_clips;  // [layer]
    std::vector<TargetShares> m_rows;
};

}  // namespace sinew
