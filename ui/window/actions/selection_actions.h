// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace sinew {

class Document;
class Selection;
class Session;
class Visibility;

/// The tools for posing by hand, as actions of the Pose menu.
class PoseActions final : public QObject {
    Q_OBJECT

public:
    PoseActions(Document& document, Selection& selection, QMenu& menu);

private:
    QAction* add(QMenu& menu, const QString& text, const char* id, const QString& tip);
    void refreshState();

    Document& m_document;
    Selection& m_selection;
    QAction* m_select;
    QAction* m_move;
    QAction* m_rotate;
    QAction* m_world;
    QAction* m_reset;
    QAction* m_resetAll;
};

/// Hides, shows and isolates what is selected, as actions for menus.
class VisibilityActions final : public QObject {
    Q_OBJECT

public:
    VisibilityActions(Document& document, Selection& selection, Visibility& visibility,
                      QObject* parent);

    void addTo(QMenu& menu) const;
    [[nodiscard]] QAction* hide() const noexcept { return m_hide; }
    [[nodiscard]] QAction* isolate() const noexcept { return m_isolate; }
    [[nodiscard]] QAction* showAll() const noexcept { return m_showAll; }

private:
    void hideOrShow();
    void isolateSelection();
    void refreshState();

    Document& m_document;
    Selection& m_selection;
    Visibility& m_visibility;
    QAction* m_hide;
    QAction* m_isolate;
    QAction* m_showAll;
    bool m_shows = false;  // the selection is hidden, so that `hide` shows it
};

/// Pinning the vertex under the pointer, by key and from menus, and the dock that shows it: it
/// comes to the front when a vertex is pinned.
class PinActions final : public QObject {
    Q_OBJECT

public:
    /// Everything is borrowed; the window owns this.
    PinActions(Session& session, QDockWidget& dock, QMainWindow& window);

    void fillMenu(QMenu& menu) const;

private:
    void pinPointed();
    void say(const QString& words);
    void raiseDock();
    void refreshState();

    Session& m_session;
    QDockWidget& m_dock;
    QMainWindow& m_window;
    QAction* m_pin;
    QAction* m_unpinAll;
};

}  // namespace sinew
