// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/borrow/borrow_clips.h"
#include "ui/models/flat_model.h"

namespace sinew {

/// Which joint of another file moves which joint of the open one: first what has no partner, then
/// the pairs, each in the order of the hierarchy, with how far their bones rest differently.
class PartnerModel final : public FlatModel {
    Q_OBJECT

public:
    enum Column { SourceColumn, TargetColumn, MatchColumn, RestColumn, LengthColumn, ColumnCount };

    using FlatModel::FlatModel;

    void setClips(std::shared_ptr<const BorrowedClips> clips, std::shared_ptr<const Asset> source,
                  std::shared_ptr<const Asset> target);

    /// The joint of the other file in a row; none if it has none, or there is no such row.
    [[nodiscard]] NodeIndex sourceAt(std::size_t row) const;
    /// -1: it is in no row.
    [[nodiscard]] int rowOf(NodeIndex source) const;

protected:
    [[nodiscard]] std::size_t rows() const override { return m_rows.size(); }
    [[nodiscard]] std::size_t columns() const override { return ColumnCount; }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;
    [[nodiscard]] bool isText(int column) const override;

private:
    struct Row {
        NodeIndex source;
        NodeIndex target;
        PartnerReason reason = PartnerReason::Name;
        // Of the bones that begin at the joint the one that rests most differently.
        std::optional<BoneDifference> bone = {};
        [[nodiscard]] bool paired() const noexcept { return source && target; }
    };

    void takeBones();
    [[nodiscard]] QString boneTip(const BoneDifference& bone) const;
    [[nodiscard]] bool isCarried(const Row& row) const;  // its motion; see CarriedTracks
    [[nodiscard]] QString text(const Row& row, int column) const;

    std::shared_ptr<const BorrowedClips> m_clips;
    std::shared_ptr<const Asset> m_source;
    std::shared_ptr<const Asset> m_target;
    std::vector<Row> m_rows;
};

}  // namespace sinew
