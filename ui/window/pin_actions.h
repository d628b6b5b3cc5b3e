// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace sinew {

class Session;

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
