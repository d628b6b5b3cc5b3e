// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;
class QWidget;

namespace sinew {

// Which keys a widget keeps from the actions of the window. Everything else belongs to the actions,
// so that a key does the same wherever the focus is.

/// Whether the user types in this widget: a text field, a number box.
[[nodiscard]] bool takesText(const QWidget& widget);

/// A focused widget keeps what it edits or moves with: text fields every plain key and the keys of
/// editing, lists with rows, choices and widgets with the property "movesUpAndDown" Up and Down,
/// trees, sliders and widgets with the property "movesSideways" Left and Right, those with
/// "fitsByHome" Home, controls and those with "tabMovesOn" Tab.
[[nodiscard]] bool keepsKey(const QWidget& widget, const QKeyEvent& key);

/// Whether the key would select a row by its first letter: in a list that has keys of actions, a
/// surprise.
[[nodiscard]] bool searchesByTyping(const QWidget& widget, const QKeyEvent& key);

/// What Qt's fields lack: Enter in a number box takes the number and gives up the focus, Esc puts
/// the old number back first; Ctrl+Y restores text; and what its buttons lack: Enter presses them,
/// because Space plays. True: nothing else handles the key press.
[[nodiscard]] bool handleFieldKey(QWidget& widget, const QKeyEvent& key);

/// Buttons, choices and sliders take the focus only by Tab, fields not by the wheel, and areas that
/// scroll never: a click on or beside their controls would leave it there.
void limitFocusByMouse(QWidget& widget);

/// Whether the wheel changes a value of this widget.
[[nodiscard]] bool turnsByWheel(const QWidget& widget);

}  // namespace sinew
