// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/screen_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QToolBar>
#include <utility>
#include <vector>

namespace sinew {

ScreenActions::ScreenActions(QMainWindow& window) : ActionSet(&window), m_window(window) {
    add(QStringLiteral("full-screen"),
        [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); },
        {.checked = [this] { return m_window.isFullScreen(); }});
    add(QStringLiteral("panels"), [this] { togglePanels(); });
    window.installEventFilter(this);
    refresh();
}

bool ScreenActions::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::WindowStateChange) {
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

void ScreenActions::togglePanels() {
    if (m_before.isEmpty()) {
        sendPanelsAway();
    } else {
        bringPanelsBack();
    }
}

void ScreenActions::sendPanelsAway() {
    m_before = m_window.saveState();
    for (QDockWidget* panel : m_window.findChildren<QDockWidget*>()) {
        panel->hide();
    }
    for (QToolBar* bar : m_window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->hide();
    }
    refresh();
}

/// A panel that the user opened meanwhile stays open.
void ScreenActions::bringPanelsBack() {
    if (m_before.isEmpty()) {
        return;
    }
    std::vector<QDockWidget*> opened;
    for (QDockWidget* panel : m_window.findChildren<QDockWidget*>()) {
        if (!panel->isHidden()) {
            opened.push_back(panel);
        }
    }
    m_window.restoreState(std::exchange(m_before, {}));
    for (QDockWidget* panel : opened) {
        panel->show();
    }
    refresh();
}

void ScreenActions::forgetPanels() {
    m_before.clear();
    refresh();
}

void ScreenActions::refresh() {
    ActionSet::refresh();
    actionOf(*this, QStringLiteral("panels"))
        ->setText(m_before.isEmpty() ? tr("Hide All &Panels") : tr("Show All &Panels"));
}

}  // namespace sinew
