// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/screen_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>
#include <QToolBar>
#include <utility>
#include <vector>

namespace sinew {

ScreenActions::ScreenActions(QMainWindow& window) : ActionSet(&window), m_window(window) {
    add(QStringLiteral("full-screen"), [this] { toggleFullScreen(); },
        {.checked = [this] { return m_window.isFullScreen(); }});
    add(QStringLiteral("panels"), [this] { togglePanels(); });
    window.installEventFilter(this);
    refresh();
}

bool ScreenActions::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::WindowStateChange) {
        refresh();
    }
    if (watched == &m_window && event->type() == QEvent::Resize && !m_window.isFullScreen() &&
        !m_small.layout.isEmpty()) {
        QTimer::singleShot(0, this, &ScreenActions::restoreSizes);  // once it is laid out
    }
    return QObject::eventFilter(watched, event);
}

QList<ScreenActions::PanelPlacement> ScreenActions::placements() const {
    QList<PanelPlacement> all;
    for (QDockWidget* panel : m_window.findChildren<QDockWidget*>()) {
        all.append({.area = m_window.dockWidgetArea(panel),
                    .seen = !panel->visibleRegion().isEmpty(),
                    .floating = panel->isFloating() ? panel->geometry() : QRect()});
    }
    return all;
}

void ScreenActions::toggleFullScreen() {
    if (!m_window.isFullScreen()) {
        m_small = {m_window.size(), m_window.saveState(), placements()};
    }
    m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen);
}

/// Qt distributes the room again whenever the size of the window changes, with another result when
/// it changes back. Panels that the user has moved, opened or closed meanwhile stay as they are.
void ScreenActions::restoreSizes() {
    const SizedLayout small = std::exchange(m_small, {});
    if (m_window.size() == small.window && small.panels == placements()) {
        m_window.restoreState(small.layout);
    }
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
