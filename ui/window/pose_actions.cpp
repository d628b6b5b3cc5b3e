// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/pose_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include "ui/keys/key_map.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"

namespace sinew {

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

}  // namespace sinew
