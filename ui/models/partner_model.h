// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "model/borrow/borrow_clips.h"

namespace sinew {

/// Which joint of another file moves which joint of the open one: first what has no partner, then
/// the pairs, each in the order of the hierarchy.
class PartnerModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { SourceColumn, TargetColumn, MatchColumn, ColumnCount };

    explicit PartnerModel(QObject* parent = nullptr);

    void setClips(std::shared_ptr<const BorrowedClips> clips, std::shared_ptr<const Asset> source,
                  std::shared_ptr<const Asset> target);

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

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
