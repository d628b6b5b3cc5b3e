// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/panel_guide.h"

#include <QDockWidget>
#include <QMainWindow>

#include "ui/panels/findings_panel.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/joints_panel.h"
#include "ui/panels/layers_panel.h"
#include "ui/panels/matrices_panel.h"
#include "ui/panels/properties_panel.h"
#include "ui/panels/vertex_table_panel.h"
#include "ui/session/session.h"
#include "ui/timeline/timeline_panel.h"

namespace sinew {

PanelGuide::PanelGuide(Session& session, const QMainWindow& window)
    : m_session(session),
      m_hierarchy(*window.findChild<HierarchyPanel*>()),
      m_joints(*window.findChild<JointsPanel*>()),
      m_properties(*window.findChild<PropertiesPanel*>()),
      m_findings(*window.findChild<FindingsPanel*>()),
      m_layers(*window.findChild<LayersPanel*>()),
      m_matrices(*window.findChild<MatricesPanel*>()),
      m_timeline(*window.findChild<TimelinePanel*>()),
      m_vertices(*window.findChild<VertexTablePanel*>()) {}

void PanelGuide::raise(QWidget& panel) {
    for (QWidget* above = &panel; above != nullptr; above = above->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(above)) {
            dock->show();
            dock->raise();
            return;
        }
    }
}

void PanelGuide::showInHierarchy(NodeIndex node) const {
    raise(m_hierarchy);
    m_hierarchy.reveal(node);
}

void PanelGuide::showInJoints(SkinIndex skin, JointIndex joint) const {
    raise(m_joints);
    m_session.selection().setSkin(skin);
    m_joints.reveal(joint);
}

bool PanelGuide::listsBone(NodeIndex node) const {
    return m_joints.listsBone(node);
}

void PanelGuide::showBone(NodeIndex node) const {
    raise(m_joints);
    m_joints.revealBone(node);
}

void PanelGuide::showInProperties(const ObjectRef& object) const {
    raise(m_properties);
    m_session.selection().setObject(object);
}

void PanelGuide::showMatrices(NodeIndex node) const {
    raise(m_matrices);
    m_session.selection().setNode(node);
}

void PanelGuide::showInVertices(const MarkedVertex& vertex) const {
    raise(m_vertices);
    m_session.selection().setNode(vertex.node);
    m_session.selection().setMarked(markedVertices({vertex}));
}

void PanelGuide::showFinding(std::size_t position) const {
    raise(m_findings);
    m_findings.reveal(position);
}

void PanelGuide::muteRule(const std::string& code) const {
    m_findings.mute(code);
}

QString PanelGuide::shownFindings() const {
    return m_findings.shownText();
}

void PanelGuide::showLayers() const {
    raise(m_layers);
}

void PanelGuide::showTimeline() const {
    raise(m_timeline);
}

}  // namespace sinew
