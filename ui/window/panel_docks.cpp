// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/panel_docks.h"

#include <QAction>
#include <QDockWidget>
#include <span>

#include "ui/keys/action_set.h"
#include "ui/keys/key_table.h"
#include "ui/window/panel_places.h"

namespace sinew {

QDockWidget* dockOf(QWidget* widget) {
    while (widget != nullptr && qobject_cast<QDockWidget*>(widget) == nullptr) {
        widget = widget->parentWidget();
    }
    return qobject_cast<QDockWidget*>(widget);
}

void openInFront(QDockWidget& dock) {
    dock.show();
    dock.raise();
}

PanelDocks::PanelDocks(const PanelParts& parts, QMainWindow& window)
    : QObject(&window),
      m_window(window),
      m_heights(new BottomHeights(window)),
      m_floating(new FloatingPanels(window)) {
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    for (const PanelInfo& info : panelTable()) {
        add(info, parts);
    }
    hideClosed();
    // From top to bottom: the window gives the lower ones what the upper ones leave.
    const std::span<const PanelInfo> panels = panelTable();
    for (auto info = panels.rbegin(); info != panels.rend(); ++info) {
        if (info->area == Qt::BottomDockWidgetArea) {
            m_heights->add(dock(info->name), info->height);
        }
    }
}

void PanelDocks::add(const PanelInfo& info, const PanelParts& parts) {
    const ActionInfo& words = *findAction(panelActionId(info));
    auto* dock = new QDockWidget(words.text);
    dock->setWhatsThis(words.tip);
    dock->setObjectName(QLatin1String(info.name));
    dock->setWidget(info.make(parts, *dock));
    m_window.addDockWidget(info.area, dock);
    if (info.place == PanelPlace::Tab) {
        // Now: its width would widen a small window while others are added.
        dock->setVisible(info.open);
        QDockWidget& beside = this->dock(info.beside);
        m_window.tabifyDockWidget(&beside, dock);
        beside.raise();
    } else if (info.place == PanelPlace::Above) {
        m_window.splitDockWidget(dock, &this->dock(info.beside), Qt::Vertical);
    }
    m_floating->add(*dock);
    addAction(info, *dock);
}

/// A panel that is opened comes in front of those on the same place.
void PanelDocks::addAction(const PanelInfo& info, QDockWidget& dock) {
    QAction& action = *dock.toggleViewAction();
    applyRow(action, panelActionId(info));
    connect(&action, &QAction::triggered, &dock, [&dock](bool open) {
        if (open) {
            dock.raise();
        }
    });
}

QDockWidget& PanelDocks::dock(const char* name) const {
    return *m_window.findChild<QDockWidget*>(QLatin1String(name));
}

void PanelDocks::raise(const char* name) const {
    openInFront(dock(name));
}

void PanelDocks::hideClosed() {
    for (const PanelInfo& info : panelTable()) {
        if (!info.open) {
            dock(info.name).hide();
        }
    }
}

void PanelDocks::resetSizes() {
    hideClosed();
    QList<QDockWidget*> wide;
    QList<int> widths;
    for (const PanelInfo& info : panelTable()) {
        if (info.width > 0) {
            wide.append(&dock(info.name));
            widths.append(info.width);
        }
    }
    m_window.resizeDocks(wide, widths, Qt::Horizontal);
    resize(Qt::LeftDockWidgetArea);
    resize(Qt::RightDockWidgetArea);
    resize(Qt::BottomDockWidgetArea);
    m_heights->reset();
}

void PanelDocks::resize(Qt::DockWidgetArea area) {
    QList<QDockWidget*> docks;
    QList<int> heights;
    for (const PanelInfo& info : panelTable()) {
        if (info.area == area && info.place != PanelPlace::Tab) {
            docks.append(&dock(info.name));
            heights.append(info.height);
        }
    }
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

}  // namespace sinew
