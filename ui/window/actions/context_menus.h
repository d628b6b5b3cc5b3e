// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "ui/keys/action_set.h"
#include "ui/window/actions/object_menu.h"
#include "ui/window/panel_guide.h"

class QMainWindow;
class QPoint;

namespace sinew {

/// Opens the context menus of the window: on the picture, and on rows of panels and the timeline,
/// by the right button, the Menu key or Shift+F10. A menu closes when another file is shown.
class ContextMenus final : public ActionSet {
    Q_OBJECT

public:
    /// Session and window are borrowed. The window has its panels.
    ContextMenus(Session& session, QMainWindow& window);

    void showForPicture(const PointedAt& pointed, const QPoint& globalAt);

private:
    void connectPanels();
    void showForFocus();
    void popUp(const QPoint& globalAt, const std::function<void(QMenu&)>& fill);

    Session& m_session;
    QMainWindow& m_window;
    PanelGuide m_guide;
    MenuContext m_context;
};

}  // namespace sinew
