// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/selection_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <algorithm>

#include "ui/keys/key_map.h"
#include "ui/session/document.h"
#include "ui/session/selected_nodes.h"
#include "ui/session/selection.h"
#include "ui/session/session.h"
#include "ui/session/visibility.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kPinWordsMilliseconds = 5000;

}  // namespace

PoseActions::PoseActions(Document& document, Selection& selection, QMenu& menu)
    : QObject(&menu), m_document(document), m_selection(selection) {
    menu.setToolTipsVisible(true);
    m_select = add(menu, tr("&Select"), "no-tool", tr("No tool: click to select"));
    m_move = add(menu, tr("&Move"), "move-tool",
                 tr("Move the selected node by hand: arrows along its axes, the circle in the view "
                    "plane. Not saved"));
    m_rotate = add(menu, tr("&Rotate"), "rotate-tool",
                   tr("Rotate the selected node by hand: rings about its axes, the outer ring "
                      "about the view direction. Ctrl: steps of 15°. Not saved"));
    auto* tools = new QActionGroup(this);
    for (const auto& [action, tool] : {std::pair{m_select, GizmoTool::None},
                                       {m_move, GizmoTool::Move},
                                       {m_rotate, GizmoTool::Rotate}}) {
        action->setCheckable(true);
        tools->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, tool = tool] { m_selection.setGizmoTool(tool); });
    }
    menu.addSeparator();
    m_world = add(menu, tr("World &Axes"), "world-axes",
                  tr("Use world axes for the tools instead of the node's axes"));
    m_world->setCheckable(true);
    connect(m_world, &QAction::triggered, this, [this](bool world) {
        m_selection.setGizmoAxes(world ? GizmoAxes::World : GizmoAxes::Local);
    });
    menu.addSeparator();
    m_reset = add(menu, tr("R&eset Selected Node"), "reset-pose",
                  tr("Reset the selected node to the clip or the rest pose"));
    connect(m_reset, &QAction::triggered, this,
            [this] { m_selection.resetByHand(m_selection.node()); });
    m_resetAll = add(menu, tr("Reset All"), "reset-all-poses",
                     tr("Reset every node to the clip or the rest pose"));
    connect(m_resetAll, &QAction::triggered, this, [this] { m_selection.resetByHand(); });
    connect(&document, &Document::assetChanged, this, &PoseActions::refreshState);
    for (const auto change :
         {&Selection::nodeChanged, &Selection::handPoseChanged, &Selection::gizmoChanged}) {
        connect(&selection, change, this, &PoseActions::refreshState);
    }
    refreshState();
}

QAction* PoseActions::add(QMenu& menu, const QString& text, const char* id, const QString& tip) {
    QAction* action = menu.addAction(text);
    giveKeys(*action, QLatin1String(id));
    action->setToolTip(tip);
    return action;
}

void PoseActions::refreshState() {
    const HandPosing& posing = m_selection.posing();
    m_select->setChecked(posing.tool == GizmoTool::None);
    m_move->setChecked(posing.tool == GizmoTool::Move);
    m_rotate->setChecked(posing.tool == GizmoTool::Rotate);
    m_world->setChecked(posing.axes == GizmoAxes::World);
    m_reset->setEnabled(posing.pose.find(m_selection.node()) != nullptr);
    m_resetAll->setEnabled(!posing.pose.empty());
}

VisibilityActions::VisibilityActions(Document& document, Selection& selection,
                                     Visibility& visibility, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_selection(selection),
      m_visibility(visibility),
      m_hide(new QAction(this)),
      m_isolate(new QAction(tr("&Isolate Selection"), this)),
      m_showAll(new QAction(tr("Show &All Hidden"), this)) {
    m_hide->setObjectName(QStringLiteral("hideSelection"));
    giveKeys(*m_hide, QStringLiteral("hide-selection"));
    listAs(*m_hide, tr("Hide or Show Selection"));
    m_isolate->setObjectName(QStringLiteral("isolateSelection"));
    giveKeys(*m_isolate, QStringLiteral("isolate-selection"));
    m_isolate->setToolTip(tr("Show only the selection's meshes"));
    m_showAll->setObjectName(QStringLiteral("showAll"));
    giveKeys(*m_showAll, QStringLiteral("show-all"));
    m_showAll->setToolTip(tr("Show everything that is hidden"));
    connect(m_hide, &QAction::triggered, this, &VisibilityActions::hideOrShow);
    connect(m_isolate, &QAction::triggered, this, &VisibilityActions::isolateSelection);
    connect(m_showAll, &QAction::triggered, &visibility, &Visibility::showAll);
    connect(&document, &Document::assetChanged, this, &VisibilityActions::refreshState);
    connect(&selection, &Selection::objectChanged, this, &VisibilityActions::refreshState);
    connect(&selection, &Selection::nodeChanged, this, &VisibilityActions::refreshState);
    connect(&visibility, &Visibility::changed, this, &VisibilityActions::refreshState);
    refreshState();
}

void VisibilityActions::addTo(QMenu& menu) const {
    menu.addAction(m_hide);
    menu.addAction(m_isolate);
    menu.addAction(m_showAll);
}

void VisibilityActions::hideOrShow() {
    const std::vector<NodeIndex> nodes = selectedNodes(m_document, m_selection);
    if (m_shows) {
        m_visibility.show(nodes);
    } else {
        m_visibility.hide(nodes);
    }
}

void VisibilityActions::isolateSelection() {
    m_visibility.isolate(selectedNodes(m_document, m_selection));
}

void VisibilityActions::refreshState() {
    const std::vector<NodeIndex> nodes = selectedNodes(m_document, m_selection);
    m_shows = !nodes.empty() && std::all_of(nodes.begin(), nodes.end(), [this](NodeIndex node) {
        return m_visibility.hidesItself(node);
    });
    m_hide->setText(m_shows ? tr("S&how Selection") : tr("&Hide Selection"));
    m_hide->setToolTip(m_shows ? tr("Show the selection again") : tr("Hide the selection"));
    m_hide->setEnabled(!nodes.empty());
    m_isolate->setEnabled(!nodes.empty() && !isolated(*m_document.asset(), nodes).only.empty());
    m_showAll->setEnabled(!m_visibility.hiddenNodes().empty());
}

PinActions::PinActions(Session& session, QDockWidget& dock, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_dock(dock),
      m_window(window),
      m_pin(new QAction(icon("pin"), tr("Pin or Unpin Vertex Under Pointer"), this)),
      m_unpinAll(new QAction(tr("Unpin All Vertices"), this)) {
    giveKeys(*m_pin, QStringLiteral("pin-vertex"));
    m_pin->setIconVisibleInMenu(false);
    m_pin->setStatusTip(tr("Keep an eye on the nearest vertex; also Ctrl+click in the picture"));
    giveKeys(*m_unpinAll, QStringLiteral("unpin-all"));
    connect(m_pin, &QAction::triggered, this, &PinActions::pinPointed);
    connect(m_unpinAll, &QAction::triggered, &session.pins(), &PinnedVertices::unpinAll);
    connect(&session.pins(), &PinnedVertices::pinned, this, &PinActions::raiseDock);
    connect(&session.pins(), &PinnedVertices::refused, this, [this] {
        say(tr("At most %1 vertices can be pinned; unpin one first").arg(kMostPins));
    });
    connect(&session.pins(), &PinnedVertices::pinsChanged, this, &PinActions::refreshState);
    connect(&session.document(), &Document::assetChanged, this, &PinActions::refreshState);
    refreshState();
}

void PinActions::fillMenu(QMenu& menu) const {
    menu.addAction(m_pin);
    menu.addAction(m_unpinAll);
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
        say(tr("Point at a surface in the picture to pin its nearest vertex"));
    }
}

void PinActions::say(const QString& words) {
    m_window.statusBar()->showMessage(words, kPinWordsMilliseconds);
}

/// Not if the user put all panels away.
void PinActions::raiseDock() {
    const QList<QDockWidget*> docks = m_window.findChildren<QDockWidget*>();
    if (std::any_of(docks.begin(), docks.end(),
                    [](const QDockWidget* dock) { return dock->isVisible(); })) {
        m_dock.show();
        m_dock.raise();
    }
}

void PinActions::refreshState() {
    m_pin->setEnabled(m_session.document().asset() != nullptr);
    m_unpinAll->setEnabled(!m_session.pins().pins().empty());
}

}  // namespace sinew
