// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/contested_target_model.h"

#include <algorithm>
#include <utility>

#include "ui/models/clip_words.h"
#include "ui/models/names.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

bool ContestedTargetModel::sameRows(const std::vector<TargetShares>& shares) const {
    return std::equal(m_rows.begin(), m_rows.end(), shares.begin(), shares.end(),
                      [](const TargetShares& a, const TargetShares& b) {
                          return a.target == b.target && a.shares.size() == b.shares.size();
                      });
}

void ContestedTargetModel::setShares(std::shared_ptr<const Asset> asset,
                                     std::vector<AnimationIndex> clips,
                                     std::vector<TargetShares> shares) {
    if (asset == m_asset && clips == m_clips && sameRows(shares)) {
        m_rows = std::move(shares);
        changeColumns(1, columnCount() - 1);
        return;
    }
    beginResetModel();
    if (asset != m_asset) {
        m_prefix = asset ? sharedPrefix(*asset) : QString();
        m_kinds = asset ? nodeKinds(*asset) : std::vector<NodeKind>();
    }
    m_asset = std::move(asset);
    m_clips = std::move(clips);
    m_rows = std::move(shares);
    endResetModel();
}

const PoseTarget& ContestedTargetModel::target(const QModelIndex& index) const {
    return m_rows[static_cast<std::size_t>(index.row())].target;
}

AnimationIndex ContestedTargetModel::clipOf(int column) const {
    const auto layer = static_cast<std::size_t>(column - 1);
    return layer < m_clips.size() ? m_clips[layer] : AnimationIndex();
}

QVariant ContestedTargetModel::cell(std::size_t place, int column, int role) const {
    const TargetShares& row = m_rows[place];
    if (column == kTargetColumn) {
        return targetData(row, role);
    }
    const auto layer = static_cast<std::size_t>(column - 1);
    return shareData(layer < row.shares.size() ? row.shares[layer] : row.rest, clipOf(column),
                     role);
}

QVariant ContestedTargetModel::targetData(const TargetShares& row, int role) const {
    switch (role) {
        case Qt::DisplayRole:
        case Qt::UserRole:
            return QString::fromStdString(displayName(*m_asset, row.target));
        case kShortNameRole:
            return withoutPrefix(QString::fromStdString(displayName(*m_asset, row.target)),
                                 m_prefix);
        case Qt::DecorationRole:
            return icon(row.target.node ? nodeKindIcon(m_kinds[row.target.node.value])
                                        : "material");
        case Qt::ToolTipRole:
            return plainToolTip(
                tr("%1\nClick to select it")
                    .arg(QString::fromStdString(displayName(*m_asset, row.target))));
        default:
            return {};
    }
}

QVariant ContestedTargetModel::shareData(float share, AnimationIndex clip, int role) {
    switch (role) {
        case Qt::DisplayRole:
            return share < 0.0F ? QStringLiteral("–") : QString::number(double(share), 'f', 2);
        case Qt::UserRole:
        case ShareRole:
            return share;
        case ColorRole:
            return clip ? theme::clipColor(clip.value) : theme::kFaintText.now();
        case Qt::ForegroundRole:
            return share > 0.0F ? QVariant() : QVariant(theme::kDimText);
        case Qt::ToolTipRole:
            return share < 0.0F ? tr("This layer does not drive it")
                   : clip       ? tr("Share of this layer in the result")
                                : tr("Share of the rest pose in the result");
        default:
            return {};
    }
}

QVariant ContestedTargetModel::heading(int column, int role) const {
    const AnimationIndex clip = column == kTargetColumn ? AnimationIndex() : clipOf(column);
    if (clip && (role == Qt::DisplayRole || role == Qt::ToolTipRole)) {
        return clipName(*m_asset, clip);
    }
    return role != Qt::DisplayRole   ? QVariant()
           : column == kTargetColumn ? QVariant(tr("Contested target"))
                                     : QVariant(tr("Rest"));
}

}  // namespace sinew
