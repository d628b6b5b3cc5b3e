// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/animation_list_model.h"

#include <utility>

#include "model/facts/clip_title.h"
#include "ui/models/names.h"
#include "ui/style/icons.h"

namespace sinew {

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
    m_family = NameFamily(std::move(names));
    endResetModel();
}

void AnimationListModel::setDetails(std::vector<ClipDetails> details) {
    if (!m_asset || details.size() != m_facts.size()) {
        return;
    }
    m_details = std::move(details);
    changeColumns(0, columnCount() - 1);
}

AnimationIndex AnimationListModel::animation(const QModelIndex& index) const {
    return index.row() > 0 ? AnimationIndex(static_cast<std::size_t>(index.row() - 1))
                           : AnimationIndex();
}

QModelIndex AnimationListModel::indexOf(AnimationIndex animation) const {
    return index(animation ? static_cast<int>(animation.value) + 1 : 0, 0);
}

std::size_t AnimationListModel::rows() const {
    return m_asset ? m_asset->animations.size() + 1 : 0;
}

bool AnimationListModel::isText(int column) const {
    return column == int(ClipColumn::Name) || column == int(ClipColumn::Drives);
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

QVariant AnimationListModel::restPose(ClipColumn column, int role) {
    const bool name = column == ClipColumn::Name;
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

QVariant AnimationListModel::cell(std::size_t place, int section, int role) const {
    const auto column = static_cast<ClipColumn>(section);
    if (place == 0) {
        return restPose(column, role);
    }
    const AnimationIndex which(place - 1);
    switch (role) {
        case Qt::DisplayRole:
            return clipCell(row(which), column);
        case Qt::UserRole:
            return clipSortKey(row(which), column);
        case kShortNameRole:
            return column == ClipColumn::Name ? QVariant(m_family.shortName(name(which)))
                                              : QVariant();
        case kSharedLettersRole:
            return column == ClipColumn::Name ? QVariant(m_family.sharedLetters(name(which)))
                                              : QVariant();
        case Qt::ToolTipRole:
            return plainToolTip(clipToolTip(row(which)));
        case Qt::DecorationRole:
            return column == ClipColumn::Name ? QVariant(icon("clip")) : QVariant();
        default:
            return {};
    }
}

QVariant AnimationListModel::heading(int column, int role) const {
    return columnHeading(clipColumns()[static_cast<std::size_t>(column)], role);
}

ClipOrder::ClipOrder(QObject* parent) : QSortFilterProxyModel(parent) {
    setSortRole(Qt::UserRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

bool ClipOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    if (left.row() == 0 || right.row() == 0) {
        return (left.row() == 0) == (sortOrder() == Qt::AscendingOrder);
    }
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace sinew
