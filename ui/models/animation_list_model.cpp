// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/animation_list_model.h"

#include <QIcon>
#include <utility>

#include "model/facts/clip_title.h"
#include "ui/models/shared_prefix.h"
#include "ui/models/tool_tip.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kNameSection = static_cast<int>(ClipColumn::Name);

const ColumnInfo& columnInfo(int section) {
    return clipColumns()[static_cast<std::size_t>(section)];
}

QVariant alignment(int section) {
    return section == kNameSection || section == int(ClipColumn::Drives)
               ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace

AnimationListModel::AnimationListModel(QObject* parent) : QAbstractTableModel(parent) {}

void AnimationListModel::setAsset(std::shared_ptr<const Asset> asset) {
    beginResetModel();
    m_asset = std::move(asset);
    m_facts.clear();
    m_details.clear();
    std::vector<QString> names;
    for (std::size_t i = 0; m_asset && i < m_asset->animations.size(); ++i) {
        m_facts.push_back(factsOf(m_asset->animations[i]));
        names.push_back(name(AnimationIndex(i)));
    }
    m_prefix = sharedPrefix(names);
    endResetModel();
}

void AnimationListModel::setDetails(std::vector<ClipDetails> details) {
    if (!m_asset || details.size() != m_facts.size()) {
        return;
    }
    m_details = std::move(details);
    if (!m_details.empty()) {
        emit dataChanged(index(1, 0), index(rowCount({}) - 1, columnCount({}) - 1));
    }
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
    return parent.isValid() ? 0 : static_cast<int>(clipColumns().size());
}

QString AnimationListModel::name(AnimationIndex animation) const {
    return QString::fromStdString(clipTitle(*m_asset, animation));
}

ClipRow AnimationListModel::row(AnimationIndex animation) const {
    const Animation& clip = (*m_asset)[animation];
    return {.name = name(animation),
            .clip = clip,
            .facts = m_facts[animation.value],
            .details = m_details.empty() ? nullptr : &m_details[animation.value]};
}

QVariant AnimationListModel::restPose(const QModelIndex& index, int role) const {
    const bool name = index.column() == kNameSection;
    switch (role) {
        case Qt::DisplayRole:
            return name ? QVariant(tr("Rest pose")) : QVariant();
        case Qt::ToolTipRole:
            return tr("The pose stored in the file, without animation");
        case Qt::DecorationRole:
            return name ? QVariant(icon("rest-pose")) : QVariant();
        default:
            return {};
    }
}

QVariant AnimationListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount({})) {
        return {};
    }
    const AnimationIndex which = animation(index);
    if (!which) {
        return restPose(index, role);
    }
    const auto column = static_cast<ClipColumn>(index.column());
    switch (role) {
        case Qt::DisplayRole:
            return clipCell(row(which), column);
        case Qt::UserRole:
            return clipSortKey(row(which), column);
        case kShortNameRole:
            return column == ClipColumn::Name ? QVariant(withoutPrefix(name(which), m_prefix))
                                              : QVariant();
        case Qt::ToolTipRole:
            return plainToolTip(clipToolTip(row(which)));
        case Qt::DecorationRole:
            return column == ClipColumn::Name ? QVariant(icon("clip")) : QVariant();
        case Qt::TextAlignmentRole:
            return alignment(index.column());
        default:
            return {};
    }
}

QVariant AnimationListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount({})) {
        return {};
    }
    switch (role) {
        case Qt::DisplayRole:
            return columnText(columnInfo(section).title);
        case Qt::ToolTipRole:
            return columnText(columnInfo(section).meaning);
        case Qt::TextAlignmentRole:
            return alignment(section);
        default:
            return {};
    }
}

}  // namespace sinew
