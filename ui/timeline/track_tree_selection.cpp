// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The rows that are selected in the track tree, and the nodes that are selected in the session.
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QTreeView>
#include <algorithm>
#include <set>
#include <utility>

#include "model/asset/channel_lookup.h"
#include "model/view/shown_by.h"
#include "ui/models/joint_rows.h"
#include "ui/models/track_tree_model.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/session/visibility.h"
#include "ui/timeline/track_filter_button.h"
#include "ui/timeline/track_tree.h"

namespace sinew {
/// Of the selected rows, each once, ascending.
std::vector<NodeIndex> TrackTree::nodesOfRows() const {
    std::vector<NodeIndex> nodes;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows()) {
        if (const NodeIndex node = nodeOf(index)) {
            nodes.push_back(node);
        }
    }
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

/// The selected nodes, and for a skin its joints; ascending.
std::vector<NodeIndex> TrackTree::nodesOfSession() const {
    const Asset& asset = *m_model->asset();
    std::vector<NodeIndex> nodes = selectedNodes(m_document, m_selection);
    const ObjectRef& object = m_selection.object();
    if (object.kind == ObjectKind::Skin) {
        nodes = asset.skins[object.index].joints;
    } else if (const auto& several = m_selection.joints().several()) {
        for (const JointIndex joint : *several) {
            nodes.push_back(asset[m_selection.skin()].joints[joint.value]);
        }
    }
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

/// The rows of the user.
void TrackTree::takeRows() {
    if (m_refreshing || !m_model->asset()) {
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    const std::vector<NodeIndex> nodes = nodesOfRows();
    const QModelIndex current = m_view->currentIndex();
    const Asset& asset = *m_model->asset();
    const auto [skin, joint] = jointOfNode(asset, m_selection.skin(), nodeOf(current));
    if (nodes.size() > 1 && joint) {
        m_selection.setSkin(skin);
        m_selection.setJoints({jointsAmong(asset, skin, nodes), joint});
    } else if (current.isValid() && m_view->selectionModel()->isSelected(current)) {
        selectObject(current);
    }
    emit rowsMoved();
    emit rowsChosen();
}

void TrackTree::selectObject(const QModelIndex& row) {
    if (const NodeIndex node = nodeOf(row)) {
        m_selection.setNode(node);
        return;
    }
    const std::vector<std::uint32_t> tracks = m_model->tracksOf(m_model->row(row));
    if (tracks.empty()) {
        return;
    }
    const Animation& clip = (*m_model->asset())[m_model->animation()];
    const FoundChannel found = findChannel(clip, m_model->tracks()->tracks[tracks.front()].channel);
    if (found.property != nullptr) {
        m_selection.setObject(objectAt(*m_model->asset(), found.property->pointer));
    }
}

/// The rows of the nodes that are selected elsewhere, unless the rows are theirs already.
void TrackTree::refreshSelection() {
    if (m_refreshing || !m_model->asset()) {
        return;
    }
    if (m_filters->onlySelected()) {
        refreshListed();
    }
    const std::vector<NodeIndex> nodes = nodesOfSession();
    if (nodes != nodesOfRows()) {
        const QScopedValueRollback refreshing(m_refreshing, true);
        selectRows(nodes);
    }
    emit rowsMoved();
    emit rowsChosen();
}

void TrackTree::selectRows(const std::vector<NodeIndex>& nodes) {
    QItemSelection rows;
    for (const NodeIndex node : nodes) {
        if (const QModelIndex index = m_model->indexOf(node); index.isValid()) {
            rows.select(index, index);
        }
    }
    const QModelIndex main = m_model->indexOf(m_selection.node());
    if (main.isValid()) {
        m_view->selectionModel()->setCurrentIndex(main, QItemSelectionModel::NoUpdate);
    }
    setSelectedRows(*m_view->selectionModel(), rows);
    if (main.isValid()) {
        m_view->scrollTo(main);
    }
}

std::vector<TrackRef> TrackTree::chosenTracks() const {
    std::set<std::pair<std::uint32_t, std::uint32_t>> places;  // track and component
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows()) {
        const TrackRow row = m_model->row(index);
        const std::uint32_t component =
            row.kind == TrackRow::Kind::Component ? row.component : kAllComponents;
        for (const std::uint32_t track : m_model->tracksOf(row)) {
            places.emplace(track, component);
        }
    }
    std::vector<TrackRef> chosen;
    chosen.reserve(places.size());
    for (const auto& [track, component] : places) {
        chosen.push_back({.track = m_model->tracks()->tracks[track], .component = component});
    }
    return chosen;
}

void TrackTree::choose(const TrackRow& row) {
    if (const QModelIndex index = indexOf(row); index.isValid()) {
        m_view->setCurrentIndex(index);
        takeRows();
    }
}

void TrackTree::setPointed(const std::optional<TrackRow>& row) {
    const bool moves = row && row->kind != TrackRow::Kind::Group &&
                       m_model->tracks()->tracks[row->track].property == TrackProperty::Translation;
    m_selection.setPointedTrack(moves ? m_model->tracks()->groups[row->group].node : NodeIndex());
}

void TrackTree::chooseNeighbour(int step) {
    const QModelIndex here = m_view->currentIndex();
    const QModelIndex next = !here.isValid() ? m_view->indexAt({1, 0})
                             : step < 0      ? m_view->indexAbove(here)
                                             : m_view->indexBelow(here);
    if (next.isValid()) {
        m_view->setCurrentIndex(next);
    }
}

}  // namespace sinew
