// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;

namespace sinew {

/// Fills the menu bar from the rows of actions. All actions, and the menus and groups that rows
/// place by name, exist below the window. A menu has the object name "menu" and its title: the
/// Camera menu is "menuCamera".
void fillMenuBar(QMainWindow& window);

}  // namespace sinew
