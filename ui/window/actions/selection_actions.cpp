// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/selection_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <algorithm>

#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/session/session.h"
#include "ui/session/visibility.h"
#include "ui/window/bars/status_line.h"
#include "ui/window/panel_docks.h"

namespace sinew {

PoseActions::PoseActions(Document& document, Selection& selection, QObject* parent)
    : ActionSet(parent) {
    auto* tools = new QActionGroup(this);
    for (const auto& [id, tool] : {std::pair{"no-tool", GizmoTool::None},
                                   {"move-tool", GizmoTool::Move},
                                   {"rotate-tool", GizmoTool::Rotate}}) {
        tools->addAction(add(
            QLatin1String(id), [&selection, tool = tool] { selection.setGizmoTool(tool); },
            {.checked = [&selection, tool = tool] { return selection.posing().tool == tool; }}));
    }
    const auto world = [&selection] { return selection.posing().axes == GizmoAxes::World; };
    add(QStringLiteral("world-axes"),
        [&selection, world] {
            selection.setGizmoAxes(world() ? GizmoAxes::Local : GizmoAxes::World);
        },
        {.checked = world});
    add(QStringLiteral("reset-pose"), [&selection] { selection.resetByHand(selection.node()); },
        {.enabled = [&selection] {
            return selection.posing().pose.find(selection.node()) != nullptr;
        }});
    add(QStringLiteral("reset-all-poses"), [&selection] { selection.resetByHand(); },
        {.enabled = [&selection] { return !selection.posing().pose.empty(); }});
    follow(document, &Document::assetChanged);
    follow(selection, &Selection::nodeChanged, &Selection::handPoseChanged,
           &Selection::gizmoChanged);
    refresh();
}

VisibilityActions::VisibilityActions(Document& document, Selection& selection,
                                     Visibility& visibility, QObject* parent)
    : ActionSet(parent), m_document(document), m_selection(selection), m_visibility(visibility) {
    add(QStringLiteral("hide-selection"),
        [this] { shows() ? m_visibility.show(nodes()) : m_visibility.hide(nodes()); },
        {.enabled = [this] { return !nodes().empty(); }});
    add(QStringLiteral("isolate-selection"), [this] { m_visibility.isolate(nodes()); },
        {.enabled = [this] {
            const std::vector<NodeIndex> selected = nodes();
            return !selected.empty() && !isolated(*m_document.asset(), selected).only.empty();
        }});
    add(QStringLiteral("show-all"), [this] { m_visibility.showAll(); },
        {.enabled = [this] { return !m_visibility.hiddenNodes().empty(); }});
    follow(document, &Document::assetChanged);
    follow(selection, &Selection::objectChanged, &Selection::nodeChanged);
    follow(visibility, &Visibility::changed);
    refresh();
}

std::vector<NodeIndex> VisibilityActions::nodes() const {
    return selectedNodes(m_document, m_selection);
}

bool VisibilityActions::shows() const {
    const std::vector<NodeIndex> selected = nodes();
    return !selected.empty() &&
           std::all_of(selected.begin(), selected.end(),
                       [this](NodeIndex node) { return m_visibility.hidesItself(node); });
}

void VisibilityActions::refresh() {
    ActionSet::refresh();
    actionOf(*this, QStringLiteral("hide-selection"))
        ->setText(shows() ? tr("S&how Selection") : tr("&Hide Selection"));
}

PinActions::PinActions(Session& session, QDockWidget& dock, QMainWindow& window)
    : ActionSet(&window), m_session(session), m_dock(dock), m_window(window) {
    PinnedVertices& pins = session.pins();
    add(QStringLiteral("pin-vertex"), [this] { pinPointed(); },
        {.enabled = [this] { return m_session.document().asset() != nullptr; }});
    add(QStringLiteral("pin-point"), [this] { pinPoint(); },
        {.enabled = [this] { return m_session.document().asset() != nullptr; }});
    add(QStringLiteral("unpin-all"), [&pins] { pins.unpinAll(); },
        {.enabled = [&pins] { return !pins.pins().empty(); }});
    connect(&pins, &PinnedVertices::pinned, this, &PinActions::raiseDock);
    connect(&pins, &PinnedVertices::refused, this, [this] {
        sayBriefly(m_window,
                   tr("At most %1 vertices can be pinned; unpin one first").arg(kMostPins));
    });
    follow(pins, &PinnedVertices::pinsChanged);
    follow(session.document(), &Document::assetChanged);
    refresh();
}

/// Without a surface under the pointer, the vertex that is marked, for example by a finding.
void PinActions::pinPointed() {
    const Selection& selection = m_session.selection();
    if (const auto& hit = selection.pointedAt().surface) {
        m_session.pins().toggle(placeOf(*hit));
    } else if (selection.marked() && !selection.marked()->vertices.empty()) {
        const MarkedVertex& main = selection.marked()->vertices.front();
        m_session.pins().toggle(
            {.node = main.node, .primitive = main.primitive, .vertex = main.vertex, .instance = 0});
    } else {
        sayBriefly(m_window, tr("Point at a surface in the picture to pin its nearest vertex"));
    }
}

void PinActions::pinPoint() {
    if (const auto& hit = m_session.selection().pointedAt().surface) {
        m_session.pins().pin(pointOf(*hit));
    } else {
        sayBriefly(m_window, tr("Point at a surface in the picture to pin a point of it"));
    }
}

/// Not if the user put all panels away.
void PinActions::raiseDock() {
    const QList<QDockWidget*> docks = m_window.findChildren<QDockWidget*>();
    if (std::any_of(docks.begin(), docks.end(),
                    [](const QDockWidget* dock) { return dock->isVisible(); })) {
        openInFront(m_dock);
    }
}

}  // namespace sinew
