// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/animation_list_model.h"

#include <QIcon>
#include <utility>

#include "model/facts/asset_facts.h"
#include "model/facts/clip_length.h"
#include "ui/models/tool_tip.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

QString clipTime(float seconds) {
    return QString::fromStdString(clipSeconds(double(seconds)));
}

}  // namespace

AnimationListModel::AnimationListModel(QObject* parent) : QAbstractTableModel(parent) {}

void AnimationListModel::setAsset(std::shared_ptr<const Asset> asset) {
    beginResetModel();
    m_asset = std::move(asset);
    m_channels.clear();
    if (m_asset) {
        for (const Animation& clip : m_asset->animations) {
            m_channels.push_back(factsOf(clip).channels);
        }
    }
    endResetModel();
}

AnimationIndex AnimationListModel::animation(const QModelIndex& index) const {
    return index.row() > 0 ? AnimationIndex(static_cast<std::size_t>(index.row() - 1))
                           : AnimationIndex();
}

QModelIndex AnimationListModel::indexOf(AnimationIndex animation) const {
    return index(animation ? static_cast<int>(animation.value) + 1 : 0, 0);
}

int AnimationListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_asset ? 0 : static_cast<int>(m_asset->animations.size()) + 1;
}

int AnimationListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AnimationListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount({})) {
        return {};
    }
    switch (role) {
        case Qt::DisplayRole:
            return text(index);
        case Qt::ToolTipRole:
            return plainToolTip(toolTip(index));
        case Qt::DecorationRole:
            if (index.column() != NameColumn) {
                return {};
            }
            return icon(index.row() == 0 ? "rest-pose" : "clip");
        case Qt::TextAlignmentRole:
            return index.column() == NameColumn ? QVariant()
                                                : QVariant(Qt::AlignRight | Qt::AlignVCenter);
        default:
            return {};
    }
}

QString AnimationListModel::text(const QModelIndex& index) const {
    const AnimationIndex which = animation(index);
    if (!which) {
        return index.column() == NameColumn ? tr("Rest pose") : QString();
    }
    const Animation& clip = (*m_asset)[which];
    switch (index.column()) {
        case NameColumn:
            return QString::fromStdString(displayName(clip.name, "Animation", which.value));
        case DurationColumn:
            return tr("%1 s").arg(clipTime(clip.durationSeconds()));
        default:
            return QString::number(m_channels[which.value]);
    }
}

QString AnimationListModel::toolTip(const QModelIndex& index) const {
    const AnimationIndex which = animation(index);
    if (!which) {
        return tr("The pose stored in the file, without animation");
    }
    const Animation& clip = (*m_asset)[which];
    return tr("%1\n%2 s long, from %3 s to %4 s\n%5 channels")
        .arg(text(index.siblingAtColumn(NameColumn)), clipTime(clip.durationSeconds()),
             clipTime(clip.startSeconds), clipTime(clip.endSeconds))
        .arg(m_channels[which.value]);
}

QVariant AnimationListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section != NameColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case NameColumn:
            return tr("Animation");
        case DurationColumn:
            return tr("Duration");
        default:
            return tr("Channels");
    }
}

}  // namespace sinew
