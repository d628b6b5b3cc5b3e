// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/panel_guide.h"

#include <QDockWidget>
#include <QMainWindow>

#include "ui/panels/clips/layers_panel.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/properties_panel.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/panels/skin/matrices_panel.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/session/session.h"
#include "ui/timeline/timeline_panel.h"

namespace sinew {

PanelGuide::PanelGuide(Session& session, const QMainWindow& window)
    : m_session(session), m_window(window) {}

template <class Panel>
Panel& PanelGuide::shown() const {
    auto& panel = *m_window.findChild<Panel*>();
    for (QWidget* above = &panel; above != nullptr; above = above->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(above)) {
            dock->show();
            dock->raise();
            break;
        }
    }
    return panel;
}

void PanelGuide::showInHierarchy(NodeIndex node) const {
    shown<HierarchyPanel>().reveal(node);
}

void PanelGuide::showInJoints(SkinIndex skin, JointIndex joint) const {
    auto& joints = shown<JointsPanel>();
    m_session.selection().setSkin(skin);
    joints.reveal(joint);
}

bool PanelGuide::listsBone(NodeIndex node) const {
    return m_window.findChild<JointsPanel*>()->listsBone(node);
}

void PanelGuide::showBone(NodeIndex node) const {
    shown<JointsPanel>().revealBone(node);
}

void PanelGuide::showInProperties(const ObjectRef& object) const {
    shown<PropertiesPanel>();
    m_session.selection().setObject(object);
}

void PanelGuide::showMatrices(NodeIndex node) const {
    shown<MatricesPanel>();
    m_session.selection().setNode(node);
}

void PanelGuide::showInVertices(const MarkedVertex& vertex) const {
    shown<VertexTablePanel>();
    m_session.selection().setNode(vertex.node);
    m_session.selection().setMarked(markedVertices({vertex}));
}

void PanelGuide::showFinding(std::size_t position) const {
    shown<FindingsPanel>().reveal(position);
}

void PanelGuide::muteRule(const std::string& code) const {
    m_window.findChild<FindingsPanel*>()->mute(code);
}

QString PanelGuide::shownFindings() const {
    return m_window.findChild<FindingsPanel*>()->shownText();
}

void PanelGuide::showLayers() const {
    shown<LayersPanel>();
}

void PanelGuide::showTimeline() const {
    shown<TimelinePanel>();
}

}  // namespace sinew
