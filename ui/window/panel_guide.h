// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstddef>
#include <string>

#include "model/asset/object_ref.h"
#include "model/view/marked_vertices.h"

class QMainWindow;

namespace sinew {

class Session;

/// Leads to the panel that shows something: opens it, brings it to the front and selects the row.
class PanelGuide {
public:
    /// Session and window are borrowed. The window has its panels.
    PanelGuide(Session& session, const QMainWindow& window);

    void showInHierarchy(NodeIndex node) const;
    void showInJoints(SkinIndex skin, JointIndex joint) const;
    [[nodiscard]] bool listsBone(NodeIndex node) const;  // see JointsPanel
    void showBone(NodeIndex node) const;                 // shows it in the joints list
    void showInProperties(const ObjectRef& object) const;
    void showMatrices(NodeIndex node) const;
    void showInVertices(const MarkedVertex& vertex) const;  // and marks it
    void showFinding(std::size_t position) const;           // shows it in the document's list
    void muteRule(const std::string& code) const;
    [[nodiscard]] QString shownFindings() const;  // text of the findings
    void showLayers() const;
    void showTimeline() const;

private:
    template <class Panel>
    Panel& shown() const;  // opened and in front

    Session& m_session;
    const QMainWindow& m_window;
};

}  // namespace sinew
