// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;
class QWidget;

namespace sinew {

/// What Qt's fields lack: Enter in a number box takes the number and gives up the focus, Esc puts
/// the old number back first; Ctrl+Y restores text; and what its buttons lack: Enter presses them,
/// because Space plays. True: nothing else handles the key press.
[[nodiscard]] bool handleFieldKey(QWidget& widget, const QKeyEvent& key);

/// Buttons, choices and sliders take the focus by Tab alone, fields not by the wheel, and areas
/// that scroll not at all: a click beside or on their controls would end there.
void limitFocusByMouse(QWidget& widget);

/// Whether the wheel changes a value of this widget.
[[nodiscard]] bool turnsByWheel(const QWidget& widget);

}  // namespace sinew
