// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Pinned vertices: from findings, and in front of the camera.
#include <algorithm>
#include <utility>

#include "model/check/finding_vertices.h"
#include "model/picture/finding_view.h"
#include "model/view/close_up.h"
#include "model/view/marked_vertices.h"
#include "ui/session/session.h"

namespace sinew {

std::vector<DrawnVertex> Session::verticesOf(const Diagnostic& finding) const {
    std::vector<DrawnVertex> places;
    if (!asset()) {
        return places;
    }
    const auto named =
        shownVertices(*asset(), finding, namedVertices(*asset(), finding), findingContext());
    for (const MarkedVertex& vertex : named ? named->vertices : std::vector<MarkedVertex>()) {
        const DrawnVertex place{
            .node = vertex.node, .primitive = vertex.primitive, .vertex = vertex.vertex};
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
