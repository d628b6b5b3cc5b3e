// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "model/asset/asset.h"

namespace sinew {

/// What was ignored, defaulted or repaired while the file was loaded: message, place, count.
class FindingListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { MessageColumn, PlaceColumn, CountColumn, ColumnCount };

    explicit FindingListModel(QObject* parent = nullptr);

    void setAsset(std::shared_ptr<const Asset> asset);
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const Asset> m_asset;
};

}  // namespace sinew
