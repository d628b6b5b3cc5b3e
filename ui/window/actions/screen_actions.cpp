// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/screen_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <utility>
#include <vector>

#include "ui/keys/key_map.h"

namespace sinew {

ScreenActions::ScreenActions(QMainWindow& window)
    : QObject(&window),
      m_window(window),
      m_fullScreen(new QAction(tr("&Full Screen"), this)),
      m_panels(new QAction(this)) {
    m_fullScreen->setCheckable(true);
    giveKeys(*m_fullScreen, QStringLiteral("full-screen"));
    m_fullScreen->setAutoRepeat(false);
    connect(m_fullScreen, &QAction::triggered, this,
            [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
    giveKeys(*m_panels, QStringLiteral("panels"));
    listAs(*m_panels, tr("Hide or Show All Panels"));
    m_panels->setAutoRepeat(false);
    connect(m_panels, &QAction::triggered, this, &ScreenActions::togglePanels);
    window.installEventFilter(this);
    refresh();
}

void ScreenActions::fillMenu(QMenu& menu) const {
    menu.addAction(m_fullScreen);
    menu.addAction(m_panels);
}

bool ScreenActions::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::WindowStateChange) {
        m_fullScreen->setChecked(m_window.isFullScreen());
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
    m_panels->setText(m_before.isEmpty() ? tr("Hide All &Panels") : tr("Show All &Panels"));
}

}  // namespace sinew
