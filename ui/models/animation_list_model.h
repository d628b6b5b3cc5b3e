// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "ui/models/clip_words.h"

namespace sinew {

/// "Rest pose" first, then the animations of the file, with a column per ClipColumn. Sorted by
/// Qt::UserRole.
class AnimationListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit AnimationListModel(QObject* parent = nullptr);

    void setAsset(std::shared_ptr<const Asset> asset);
    /// Per animation of the asset, once they are known.
    void setDetails(std::vector<ClipDetails> details);

    [[nodiscard]] AnimationIndex animation(const QModelIndex& index) const;  // none: rest pose
    [[nodiscard]] QModelIndex indexOf(AnimationIndex animation) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] ClipRow row(AnimationIndex animation) const;
    [[nodiscard]] QString name(AnimationIndex animation) const;
    [[nodiscard]] QVariant restPose(const QModelIndex& index, int role) const;

    std::shared_ptr<const Asset> m_asset;
    QString m_prefix;                    // what most names begin with
    std::vector<ClipFacts> m_facts;      // per animation
    std::vector<ClipDetails> m_details;  // likewise; empty: not known yet
};

}  // namespace sinew
