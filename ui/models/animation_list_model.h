// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// "Rest pose" first, then the animations of the file: name, duration, channels.
class AnimationListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, DurationColumn, ChannelsColumn, ColumnCount };

    explicit AnimationListModel(QObject* parent = nullptr);

    void setAsset(std::shared_ptr<const Asset> asset);

    [[nodiscard]] AnimationIndex animation(const QModelIndex& index) const;  // none: rest pose
    [[nodiscard]] QModelIndex indexOf(AnimationIndex animation) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const QModelIndex& index) const;
    [[nodiscard]] QString toolTip(const QModelIndex& index) const;

    std::shared_ptr<const Asset> m_asset;
    std::vector<std::size_t> m_channels;  // per animation: the number of supported channels
};

}  // namespace sinew
