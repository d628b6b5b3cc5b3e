// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/track_tree_model.h"

#include <algorithm>
#include <utility>

#include "model/tracks/track_words.h"
#include "ui/models/names.h"
#include "ui/style/icons.h"
#include "ui/style/track_shades.h"

namespace sinew {
namespace {

constexpr std::uint32_t kNotShown = 0xffffffffU;

// What an index holds: 0 for a group; for a track 1 and the position of its group; for a component
// 2 and the position of its track in ShownTracks::tracks.
constexpr quintptr kOfTrack = 1;
constexpr quintptr kOfComponent = 2;

quintptr idOf(quintptr kind, std::size_t place) {
    return (static_cast<quintptr>(place) << 2U) | kind;
}

std::size_t placeIn(const QModelIndex& index) {
    return index.internalId() >> 2U;
}

TrackRow::Kind kindOf(const QModelIndex& index) {
    const quintptr kind = index.internalId() & 3U;
    return kind == kOfTrack       ? TrackRow::Kind::Track
           : kind == kOfComponent ? TrackRow::Kind::Component
                                  : TrackRow::Kind::Group;
}

}  // namespace

TrackTreeModel::TrackTreeModel(QObject* parent)
    : QAbstractItemModel(parent), m_tracks(std::make_shared<const ClipTracks>()) {}

void TrackTreeModel::setClip(std::shared_ptr<const Asset> asset, AnimationIndex animation) {
    beginResetModel();
    if (asset != m_asset) {
        m_kinds = asset ? nodeKinds(*asset) : std::vector<NodeKind>();
    }
    m_asset = std::move(asset);
    m_animation = animation;
    m_filter.constant.clear();
    list();
    place();
    endResetModel();
}

bool TrackTreeModel::setFilter(const TrackFilter& filter) {
    if (filter == m_filter) {
        return false;
    }
    beginResetModel();
    const bool again = filter.onlyAnimated != m_filter.onlyAnimated;
    m_filter = filter;
    if (again) {
        list();
    }
    place();
    endResetModel();
    return true;
}

void TrackTreeModel::list() {
    ClipTracks tracks = m_asset ? clipTracks(*m_asset, m_animation) : ClipTracks();
    const bool bare = m_asset && m_animation && !m_filter.onlyAnimated;
    m_tracks = std::make_shared<const ClipTracks>(bare ? withAllNodes(*m_asset, std::move(tracks))
                                                       : std::move(tracks));
}

void TrackTreeModel::place() {
    m_shown = m_asset ? shownTracks(*m_asset, m_animation, *m_tracks, m_filter) : ShownTracks();
    m_placeOf.assign(m_asset ? m_asset->nodes.size() : 0, kNotShown);
    m_groupOf.resize(m_shown.tracks.size());
    for (std::uint32_t g = 0; g < m_shown.groups.size(); ++g) {
        const ShownGroup& group = m_shown.groups[g];
        if (const NodeIndex node = m_tracks->groups[group.group].node) {
            m_placeOf[node.value] = g;
        }
        std::fill_n(m_groupOf.begin() + group.first, group.count, g);
    }
}

const ShownGroup* TrackTreeModel::groupAt(const QModelIndex& index) const {
    const auto place = static_cast<std::size_t>(index.row());
    return index.isValid() && kindOf(index) == TrackRow::Kind::Group &&
                   place < m_shown.groups.size()
               ? &m_shown.groups[place]
               : nullptr;
}

TrackRow TrackTreeModel::row(const QModelIndex& index) const {
    switch (kindOf(index)) {
        case TrackRow::Kind::Group:
            return {.group = m_shown.groups[static_cast<std::size_t>(index.row())].group};
        case TrackRow::Kind::Track: {
            const ShownGroup& group = m_shown.groups[placeIn(index)];
            return {.kind = TrackRow::Kind::Track,
                    .group = group.group,
                    .track = m_shown.tracks[group.first + static_cast<std::size_t>(index.row())]};
        }
        case TrackRow::Kind::Component:
            break;
    }
    const std::size_t place = placeIn(index);
    return {.kind = TrackRow::Kind::Component,
            .group = m_shown.groups[m_groupOf[place]].group,
            .track = m_shown.tracks[place],
            .component = static_cast<std::uint32_t>(index.row())};
}

QModelIndex TrackTreeModel::indexOf(NodeIndex node) const {
    const std::uint32_t place = node.value < m_placeOf.size() ? m_placeOf[node.value] : kNotShown;
    return place == kNotShown ? QModelIndex()
                              : createIndex(static_cast<int>(place), 0, quintptr{0});
}

std::vector<std::uint32_t> TrackTreeModel::tracksOf(const TrackRow& row) const {
    if (row.kind != TrackRow::Kind::Group) {
        return {row.track};
    }
    const auto group = std::ranges::lower_bound(m_shown.groups, row.group, {}, &ShownGroup::group);
    if (group == m_shown.groups.end() || group->group != row.group) {
        return {};
    }
    const auto first = m_shown.tracks.begin() + group->first;
    return {first, first + group->count};
}

QModelIndex TrackTreeModel::index(int at, int column, const QModelIndex& parent) const {
    if (column != 0 || at < 0 || at >= rowCount(parent)) {
        return {};
    }
    if (!parent.isValid()) {
        return createIndex(at, 0, quintptr{0});
    }
    if (const ShownGroup* group = groupAt(parent)) {
        return createIndex(at, 0,
                           idOf(kOfTrack, static_cast<std::size_t>(group - m_shown.groups.data())));
    }
    const ShownGroup& group = m_shown.groups[placeIn(parent)];
    return createIndex(at, 0,
                       idOf(kOfComponent, group.first + static_cast<std::size_t>(parent.row())));
}

QModelIndex TrackTreeModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || kindOf(child) == TrackRow::Kind::Group) {
        return {};
    }
    const std::size_t place = placeIn(child);
    if (kindOf(child) == TrackRow::Kind::Track) {
        return createIndex(static_cast<int>(place), 0, quintptr{0});
    }
    const std::uint32_t group = m_groupOf[place];
    return createIndex(static_cast<int>(place - m_shown.groups[group].first), 0,
                       idOf(kOfTrack, group));
}

int TrackTreeModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(m_shown.groups.size());
    }
    switch (kindOf(parent)) {
        case TrackRow::Kind::Group:
            return static_cast<int>(m_shown.groups[static_cast<std::size_t>(parent.row())].count);
        case TrackRow::Kind::Track: {
            const std::uint32_t components = m_tracks->tracks[row(parent).track].components;
            return components > 1 ? static_cast<int>(components) : 0;
        }
        case TrackRow::Kind::Component:
            break;
    }
    return 0;
}

int TrackTreeModel::columnCount(const QModelIndex&) const {
    return 1;
}

QString TrackTreeModel::name(const TrackRow& row) const {
    const std::string text =
        row.kind == TrackRow::Kind::Group ? m_tracks->groups[row.group].label
        : row.kind == TrackRow::Kind::Track
            ? trackName(*m_asset, m_animation, m_tracks->tracks[row.track])
            : componentName(*m_asset, m_animation, m_tracks->tracks[row.track], row.component);
    return QString::fromStdString(text);
}

QVariant TrackTreeModel::picture(const TrackRow& row) const {
    if (row.kind == TrackRow::Kind::Track) {
        return swatch(theme::trackShade(m_tracks->tracks[row.track].property));
    }
    if (row.kind == TrackRow::Kind::Component) {
        return swatch(theme::componentShade(row.component));
    }
    const NodeIndex node = m_tracks->groups[row.group].node;
    return node ? icon(nodeKindIcon(m_kinds[node.value])) : icon("material");
}

QString TrackTreeModel::note(const TrackRow& row) const {
    if (row.kind != TrackRow::Kind::Group) {
        return {};
    }
    const std::uint32_t count = m_tracks->groups[row.group].trackCount;
    return count == 0 ? tr("not animated") : QString();
}

QString TrackTreeModel::toolTip(const TrackRow& row) const {
    const TrackGroup& group = m_tracks->groups[row.group];
    const QString owner = QString::fromStdString(group.label);
    if (row.kind == TrackRow::Kind::Group) {
        return group.trackCount == 1
                   ? tr("%1\n1 track").arg(owner)
                   : tr("%1\n%2 tracks").arg(owner, QString::number(group.trackCount));
    }
    const Track& track = m_tracks->tracks[row.track];
    const std::size_t keys = (*m_asset)[m_animation].samplers[track.sampler.value].times.size();
    const QString which =
        row.kind == TrackRow::Kind::Component
            ? tr("%1 of %2")
                  .arg(name(row), QString::fromStdString(trackName(*m_asset, m_animation, track)))
            : name(row);
    return tr("%1: %2\nchannel %3, sampler %4, %5")
        .arg(owner, which, QString::number(track.channel), QString::number(track.sampler.value),
             keys == 1 ? tr("1 key") : tr("%1 keys").arg(keys));
}

QVariant TrackTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const TrackRow here = row(index);
    switch (role) {
        case Qt::DisplayRole:
            return name(here);
        case Qt::DecorationRole:
            return picture(here);
        case Qt::ToolTipRole:
            return plainToolTip(toolTip(here));
        case NoteRole:
            return note(here);
        case DepthRole:
            return here.kind == TrackRow::Kind::Group ? m_tracks->groups[here.group].depth : 0U;
        default:
            return {};
    }
}

}  // namespace sinew
