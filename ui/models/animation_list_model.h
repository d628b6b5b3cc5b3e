// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>
#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "ui/models/clip_words.h"
#include "ui/models/flat_model.h"
#include "ui/models/names.h"

namespace sinew {

/// "Rest pose" first, then the animations of the file, with a column per ClipColumn. Sorted by
/// Qt::UserRole.
class AnimationListModel final : public FlatModel {
    Q_OBJECT

public:
    using FlatModel::FlatModel;

    void setAsset(std::shared_ptr<const Asset> asset);
    /// Per animation of the asset, once they are known.
    void setDetails(std::vector<ClipDetails> details);

    [[nodiscard]] AnimationIndex animation(const QModelIndex& index) const;  // none: rest pose
    [[nodiscard]] QModelIndex indexOf(AnimationIndex animation) const;

protected:
    [[nodiscard]] std::size_t rows() const override;
    [[nodiscard]] std::size_t columns() const override { return clipColumns().size(); }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;
    [[nodiscard]] bool isText(int column) const override;

private:
    [[nodiscard]] ClipRow row(AnimationIndex animation) const;
    [[nodiscard]] QString name(AnimationIndex animation) const;
    [[nodiscard]] static QVariant restPose(ClipColumn column, int role);

    std::shared_ptr<const Asset> m_asset;
    NameFamily m_family;
    std::vector<ClipFacts> m_facts;      // [animation]
    std::vector<ClipDetails> m_details;  // likewise; empty: not known yet
};

/// Sorts the list of clips by Qt::UserRole; the rest pose stays first. Unsorted, it has the order
/// of the file.
class ClipOrder final : public QSortFilterProxyModel {
public:
    explicit ClipOrder(QObject* parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

}  // namespace sinew
