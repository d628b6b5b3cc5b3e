// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "ui/keys/action_set.h"
#include "ui/window/actions/object_menu.h"

class QMainWindow;
class QPoint;

namespace sinew {

/// Opens the context menus of the window: on the picture, and on rows of panels (panel_table.cpp),
/// by the right button, the Menu key or Shift+F10. A menu closes when another file is shown.
class ContextMenus final : public ActionSet {
    Q_OBJECT

public:
    /// Both are borrowed.
    ContextMenus(Session& session, QMainWindow& window);

    void popUp(const QPoint& globalAt,
               const std::function<void(QMenu&, const MenuContext&)>& fill) const;
    void showForPicture(const PointedAt& pointed, const QPoint& globalAt);

private:
    void showForFocus();

    Session& m_session;
    QMainWindow& m_window;
};

}  // namespace sinew
