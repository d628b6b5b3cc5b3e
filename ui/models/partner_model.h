// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/borrow/borrow_clips.h"
#include "ui/models/flat_model.h"

namespace sinew {

/// Which joint of another file moves which joint of the open one: first what has no partner, then
/// the pairs, each in the order of the hierarchy.
class PartnerModel final : public FlatModel {
    Q_OBJECT

public:
    enum Column { SourceColumn, TargetColumn, MatchColumn, ColumnCount };

    using FlatModel::FlatModel;

    void setClips(std::shared_ptr<const BorrowedClips> clips, std::shared_ptr<const Asset> source,
                  std::shared_ptr<const Asset> target);

protected:
    [[nodiscard]] std::size_t rows() const override;
    [[nodiscard]] std::size_t columns() const override;
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;
    [[nodiscard]] bool isText(int column) const override;

private:
    struct Row {
        NodeIndex source;
        NodeIndex target;
        PartnerReason reason = PartnerReason::Name;
        [[nodiscard]] bool paired() const noexcept { return source && target; }
    };

    [[nodiscard]] QString text(const Row& row, int column) const;

    std::shared_ptr<const BorrowedClips> m_clips;
    std::shared_ptr<const Asset> m_source;
    std::shared_ptr<const Asset> m_target;
    std::vector<Row> m_rows;
};

}  // namespace sinew
