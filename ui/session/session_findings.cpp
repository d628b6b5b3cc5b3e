// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Leading to what a finding is about: its object, its vertices, its joint and its time; its pins.
#include <algorithm>
#include <utility>
#include <vector>

#include "model/check/finding_target.h"
#include "model/check/finding_vertices.h"
#include "model/picture/finding_view.h"
#include "model/view/close_up.h"
#include "model/view/marked_vertices.h"
#include "model/view/shown_by.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

// More vertices than this are searched in another thread; the named ones are marked at once.
constexpr std::size_t kMostAtOnce = 200'000;

}  // namespace

FindingContext Session::findingContext() const {
    return {.scene = m_selection.scene(), .node = m_selection.node(), .skin = m_selection.skin()};
}

void Session::goTo(const Diagnostic& finding) {
    if (!asset()) {
        return;
    }
    leaveFinding();
    m_finder.cancel();
    m_player.setPlaying(false);
    const bool later = searchedVertices(*asset(), finding) > kMostAtOnce;
    const FindingView shown =
        findingView(*asset(), finding,
                    later ? namedVertices(*asset(), finding)
                          : findingVertices(*asset(), finding, kMostMarkedVertices),
                    findingContext());
    if (shown.target.animation) {
        m_player.setAnimation(shown.target.animation);
    }
    if (shown.target.seconds) {
        m_player.showMoment(*shown.target.seconds);
    }
    const Shown before{m_appearance.look(), m_visibility.hiddenNodes()};
    m_ledTo.reset();
    select(shown);
    frame(shown);
    m_ledTo = {.object = m_selection.object(),
               .before = before,
               .shown = {m_appearance.look(), m_visibility.hiddenNodes()}};
    m_isLed = true;
    if (later && shown.marked) {
        m_named = m_selection.marked();
        m_finder.run(
            [asset = asset(), finding](const std::stop_token& stop) {
                return findingVertices(*asset, finding, kMostMarkedVertices, stop);
            },
            [this](const FaultyVertices& vertices) { addFoundVertices(vertices); },
            "only the named vertices are marked");
    }
}

/// The selection precedes the marks: it removes older ones.
void Session::select(const FindingView& shown) {
    Look look = m_appearance.look();
    showFinding(shown, look);
    if (shown.weights) {
        m_selection.setSkin(shown.target.skin);
        m_selection.setJointAndNode(shown.target.joint);
    } else {
        m_selection.setObject(shown.target.object);
    }
    m_appearance.setLook(look);
    if (shown.marked) {
        showMarked(shown.marked);
    }
}

void Session::frame(const FindingView& shown) {
    if (shown.node.value < asset()->nodes.size()) {
        m_visibility.reveal(shown.node);
    }
    const std::optional<OrbitCamera> camera =
        cameraOnFinding(shown, *pose(), view(), m_rig.cameraForJump(), m_rig.aspect());
    if (camera) {
        m_rig.moveCamera(*camera);
    }
}

/// In the picture and in the Vertex panel.
void Session::showMarked(std::shared_ptr<const MarkedVertices> marked) {
    m_selection.setMarked(std::move(marked));
    explainMarked();
    emit ledToVertex();
}

/// The camera stays: it shows the main vertex.
void Session::addFoundVertices(const FaultyVertices& vertices) {
    if (!m_named || m_selection.marked() != m_named) {
        return;  // another selection
    }
    FindingContext context = findingContext();
    context.node = std::exchange(m_named, {})->vertices.front().node;
    if (auto marked = shownVertices(*asset(), {}, vertices, context)) {
        m_selection.setMarked(std::move(marked));
    }
}

void Session::showWeights(const Diagnostic& finding) {
    if (!asset()) {
        return;
    }
    const FindingTarget target = findingTarget(*asset(), finding);
    if (target.joint) {
        m_selection.setSkin(target.skin);
        showJoint(m_selection, m_appearance, target.joint);
    }
}

void Session::showVertices(std::shared_ptr<const MarkedVertices> marked) {
    if (!asset() || !marked || marked->vertices.empty()) {
        return;
    }
    const MarkedVertex& main = marked->vertices.front();
    if (main.node.value < asset()->nodes.size() && (*asset())[main.node].mesh) {
        m_selection.setNode(main.node);
        m_selection.setObject(ObjectRef::primitive((*asset())[main.node].mesh, main.primitive));
    }
    markAndFrame(std::move(marked));
}

void Session::showStray(SkinIndex skin, JointIndex joint,
                        std::shared_ptr<const MarkedVertices> marked) {
    if (!asset() || !marked || marked->vertices.empty()) {
        return;
    }
    m_selection.setSkin(skin);
    if (!m_selection.joints().contains(joint)) {
        showJoint(m_selection, m_appearance, joint);
    }
    m_appearance.setMode(ViewMode::Weight);
    markAndFrame(std::move(marked));
}

/// The selection comes first: it removes older marks.
void Session::markAndFrame(std::shared_ptr<const MarkedVertices> marked) {
    FindingView shown;
    shown.node = marked->vertices.front().node;
    shown.marked = std::move(marked);
    showMarked(shown.marked);
    frame(shown);
}

/// Puts back what `goTo` changed of the look and the hidden nodes, except what the user changed
/// since, and except that a node stays visible that is selected now.
void Session::leaveFinding() {
    if (!std::exchange(m_isLed, false)) {
        return;
    }
    const auto& [object, before, shown] = *m_ledTo;
    Look look = m_appearance.look();
    look.skeleton = look.skeleton == shown.look.skeleton ? before.look.skeleton : look.skeleton;
    look.mode = look.mode == shown.look.mode ? before.look.mode : look.mode;
    look.morphTarget =
        look.morphTarget == shown.look.morphTarget ? before.look.morphTarget : look.morphTarget;
    m_appearance.setLook(look);
    if (before.hidden == shown.hidden || m_visibility.hiddenNodes() != shown.hidden) {
        return;
    }
    const NodeIndex node =
        nodeShowing(*asset(), m_selection.scene(), m_selection.node(), m_selection.object());
    const auto& drawn = m_visibility.shown();
    const bool seen = node && (!drawn || drawn->marks(*asset(), node));
    m_visibility.setHiddenNodes(before.hidden);
    if (seen) {
        m_visibility.reveal(node);
    }
}

/// Also where undo and redo lead.
void Session::noteLed() {
    const bool there = m_ledTo && m_selection.object() == m_ledTo->object;
    if (m_isLed && !there) {
        leaveFinding();
    } else if (there && m_appearance.look() == m_ledTo->shown.look &&
               m_visibility.hiddenNodes() == m_ledTo->shown.hidden) {
        m_isLed = true;
    }
}

void Session::explainMarked() {
    const auto& marked = m_selection.marked();
    if (!marked) {
        m_pins.setLed({});
        return;
    }
    const MarkedVertex& main = marked->vertices.front();
    m_pins.setLed(DrawnVertex{
        .node = main.node, .primitive = main.primitive, .vertex = main.vertex, .instance = 0});
}

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
