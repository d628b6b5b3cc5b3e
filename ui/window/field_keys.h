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

}  // namespace sinew
