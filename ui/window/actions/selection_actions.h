// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/index.h"
#include "ui/keys/action_set.h"

class QDockWidget;
class QMainWindow;

namespace sinew {

class Document;
class Selection;
class Session;
class Visibility;

/// The tools for posing by hand.
class PoseActions final : public ActionSet {
    Q_OBJECT

public:
    PoseActions(Document& document, Selection& selection, QObject* parent);
};

/// Hides, shows and isolates what is selected.
class VisibilityActions final : public ActionSet {
    Q_OBJECT

public:
    VisibilityActions(Document& document, Selection& selection, Visibility& visibility,
                      QObject* parent);

private:
    [[nodiscard]] std::vector<NodeIndex> nodes() const;
    [[nodiscard]] bool shows() const;  // the selection is hidden
    void refresh() override;

    Document& m_document;
    Selection& m_selection;
    Visibility& m_visibility;
};

/// Pinning the vertex under the pointer, by key and from menus, and the dock that shows it: it
/// comes to the front when a vertex is pinned.
class PinActions final : public ActionSet {
    Q_OBJECT

public:
    /// Everything is borrowed; the window owns this.
    PinActions(Session& session, QDockWidget& dock, QMainWindow& window);

private:
    void pinPointed();
    void pinPoint();
    void raiseDock();

    Session& m_session;
    QDockWidget& m_dock;
    QMainWindow& m_window;
};

}  // namespace sinew
