// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstddef>
#include <string>

#include "model/asset/object_ref.h"
#include "model/view/marked_vertices.h"

class QMainWindow;
class QWidget;

namespace sinew {

class FindingsPanel;
class HierarchyPanel;
class JointsPanel;
class LayersPanel;
class MatricesPanel;
class PropertiesPanel;
class Session;
class TimelinePanel;
class VertexTablePanel;

/// Leads to the panel that shows something: opens it, brings it to the front and selects the row.
class PanelGuide {
public:
    /// Session and window are borrowed. The window has its panels.
    PanelGuide(Session& session, const QMainWindow& window);

    void showInHierarchy(NodeIndex node) const;
    void showInJoints(SkinIndex skin, JointIndex joint) const;
    [[nodiscard]] bool listsBone(NodeIndex node) const;  // see JointsPanel
    void showBone(NodeIndex node) const;                 // in the joints list
    void showInProperties(const ObjectRef& object) const;
    void showMatrices(NodeIndex node) const;
    void showInVertices(const MarkedVertex& vertex) const;  // and marks it
    void showFinding(std::size_t position) const;           // in the document's list
    void muteRule(const std::string& code) const;
    [[nodiscard]] QString shownFindings() const;  // as text
    void showLayers() const;
    void showTimeline() const;

private:
    static void raise(QWidget& panel);

    Session& m_session;
    HierarchyPanel& m_hierarchy;
    JointsPanel& m_joints;
    PropertiesPanel& m_properties;
    FindingsPanel& m_findings;
    LayersPanel& m_layers;
    MatricesPanel& m_matrices;
    TimelinePanel& m_timeline;
    VertexTablePanel& m_vertices;
};

}  // namespace sinew
