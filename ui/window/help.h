// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace sinew {

struct KeyLine;

/// The present keys and the gestures of a line of the list: "Home, End", "Ctrl + O",
/// "Alt + 1 … 9", "Left drag". Empty: it has none.
[[nodiscard]] QString presentKeys(const KeyLine& line);

void showAbout(QWidget* parent);
/// The list of keys and gestures of the window, with a search; keys are changed there.
void showShortcuts(QWidget& window);

}  // namespace sinew
