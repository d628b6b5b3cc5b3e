// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <Qt>
#include <cstdint>
#include <span>

class QAction;
class QDockWidget;
class QSettings;
class QWidget;

namespace sinew {

class ContextMenus;
class EnvironmentChoice;
class Session;

/// What panels are made from; all are borrowed.
struct PanelParts {
    Session& session;
    QSettings& settings;
    EnvironmentChoice& environment;
    QAction& checkSkinning;  // see DisplayPanel
    const ContextMenus& menus;
};

/// Where a panel is at first.
enum class PanelPlace : std::uint8_t {
    Own,    // below the panels of its area
    Tab,    // a tab beside another panel
    Above,  // above another panel, as wide as both
};

/// A panel of the window. Docks and the first layout follow from it. Its title and help are those
/// of its action (ui/keys/playback_rows.cpp), "panel-joints" for "jointsDock".
struct PanelInfo {
    const char* name;  // object name of the dock in saved layouts: never changes
    Qt::DockWidgetArea area;
    PanelPlace place;
    const char* beside;  // name of the other panel
    bool open;           // open at first
    int width;           // first width in pixels; 0: from its contents
    int height;          // likewise; below the picture it is kept until the user drags an edge
    /// Also connects the panel and its menus. The dock takes ownership.
    QWidget* (*make)(const PanelParts& parts, QDockWidget& dock);
};

/// Every panel, in the order in which docks are made. A panel comes after the one that it is
/// beside.
[[nodiscard]] std::span<const PanelInfo> panelTable();

/// The action that opens and closes it.
[[nodiscard]] QString panelActionId(const PanelInfo& panel);

}  // namespace sinew
