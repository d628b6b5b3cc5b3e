// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/survey/clip_coverage.h"
#include "ui/models/flat_model.h"

namespace sinew {

/// A row per node with tracks and a column per clip: what the clip does with the node. Clips beyond
/// kMostClips have no column.
class CoverageModel final : public FlatModel {
    Q_OBJECT

public:
    static constexpr std::size_t kMostClips = 500;

    using FlatModel::FlatModel;

    /// Null and empty: no file, or not known yet.
    void setCoverage(std::shared_ptr<const Asset> asset, std::vector<CoveredNode> nodes);
    /// Only nodes that some clips move and others have no tracks for.
    void setOnlyLeftOut(bool only);

    [[nodiscard]] NodeIndex node(const QModelIndex& index) const;       // none: no row
    [[nodiscard]] AnimationIndex clip(const QModelIndex& index) const;  // none: the name
    [[nodiscard]] QModelIndex indexOf(NodeIndex node) const;

protected:
    [[nodiscard]] std::size_t rows() const override { return m_shown.size(); }
    [[nodiscard]] std::size_t columns() const override;
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;
    [[nodiscard]] bool isText(int /*column*/) const override { return true; }

private:
    void filter();
    [[nodiscard]] QString tip(const CoveredNode& node, AnimationIndex clip) const;

    std::shared_ptr<const Asset> m_asset;
    std::vector<CoveredNode> m_nodes;
    std::vector<std::size_t> m_shown;  // [row], position in m_nodes
    bool m_onlyLeftOut = false;
};

}  // namespace sinew
