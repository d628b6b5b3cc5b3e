// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Pinned vertices: from findings, and in front of the camera.
#include <algorithm>
#include <utility>

#include "model/check/finding_vertices.h"
#include "model/view/close_up.h"
#include "model/view/marked_vertices.h"
#include "model/view/shown_by.h"
#include "ui/session/session.h"

namespace sinew {

std::vector<DrawnVertex> Session::verticesOf(const Diagnostic& finding) const {
    std::vector<DrawnVertex> places;
    if (!asset()) {
        return places;
    }
    const NodeIndex preferred = finding.node && *finding.node < asset()->nodes.size()
                                    ? NodeIndex(std::size_t{*finding.node})
                                    : m_selection.node();
    for (const FaultyVertex& vertex : namedVertices(*asset(), finding).list) {
        const NodeIndex node =
            nodeShowing(*asset(), m_selection.scene(), preferred, ObjectRef(vertex.mesh));
        const DrawnVertex place{
            .node = node, .primitive = vertex.primitive, .vertex = vertex.vertex, .instance = 0};
        if (exists(*asset(), place)) {
            places.push_back(place);
        }
    }
    return places;
}

void Session::frameVertices(const std::vector<DrawnVertex>& places) {
    if (!asset() || places.empty()) {
        return;
    }
    std::vector<MarkedVertex> marks;
    for (const DrawnVertex& place : places) {
        marks.push_back({place.node, place.primitive, place.vertex});
    }
    m_visibility.reveal(places.front().node);
    ViewOptions options = view();
    options.marked = markedVertices(std::move(marks));
    const std::optional<OrbitCamera> camera =
        cameraOnVertices(*pose(), options, m_rig.cameraForJump(), m_rig.aspect());
    if (camera) {
        m_rig.moveCamera(*camera);
    }
}

}  // namespace sinew
