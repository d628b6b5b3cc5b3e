// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/contested_target_model.h"

#include <QIcon>
#include <algorithm>
#include <utility>

#include "ui/models/layer_words.h"
#include "ui/models/shared_prefix.h"
#include "ui/models/tool_tip.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

ContestedTargetModel::ContestedTargetModel(QObject* parent) : QAbstractTableModel(parent) {}

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
        if (!m_rows.empty()) {
            emit dataChanged(index(0, 1), index(rowCount() - 1, columnCount() - 1));
        }
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

int ContestedTargetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ContestedTargetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2 + static_cast<int>(m_clips.size());
}

float ContestedTargetModel::share(const QModelIndex& index) const {
    const TargetShares& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto layer = static_cast<std::size_t>(index.column() - 1);
    return layer < row.shares.size() ? row.shares[layer] : row.rest;
}

QVariant ContestedTargetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) {
        return {};
    }
    return index.column() == kTargetColumn
               ? targetData(m_rows[static_cast<std::size_t>(index.row())], role)
               : shareData(share(index), index, role);
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

QVariant ContestedTargetModel::shareData(float share, const QModelIndex& index, int role) const {
    const bool rest = index.column() == columnCount() - 1;
    switch (role) {
        case Qt::DisplayRole:
            return share < 0.0F ? QStringLiteral("–") : QString::number(double(share), 'f', 2);
        case Qt::UserRole:
        case ShareRole:
            return share;
        case ColorRole:
            return rest ? theme::kFaintText.now()
                        : theme::clipColor(
                              m_clips[static_cast<std::size_t>(index.column() - 1)].value);
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case Qt::ForegroundRole:
            return share > 0.0F ? QVariant() : QVariant(theme::kDimText);
        case Qt::ToolTipRole:
            return share < 0.0F ? tr("This layer does not drive it")
                   : rest       ? tr("Share of the rest pose in the result")
                                : tr("Share of this layer in the result");
        default:
            return {};
    }
}

QVariant ContestedTargetModel::headerData(int section, Qt::Orientation orientation,
                                          int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section != kTargetColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section != kTargetColumn && section < columnCount() - 1) {
        return clipName(*m_asset, m_clips[static_cast<std::size_t>(section - 1)]);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (section == kTargetColumn) {
        return tr("Contested target");
    }
    return section == columnCount() - 1
               ? tr("Rest")
               : clipName(*m_asset, m_clips[static_cast<std::size_t>(section - 1)]);
}

}  // namespace sinew
