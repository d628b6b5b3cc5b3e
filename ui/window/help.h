// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

class QWidget;

namespace sinew {

/// A line of the list of keys and mouse gestures, translated.
struct ShortcutLine {
    QString keys;  // "Home, End", "Ctrl + O", "Alt + 1 … 9", "Left drag"; empty: a headline
    QString meaning;
};
[[nodiscard]] std::vector<ShortcutLine> shortcutLines();

void showAbout(QWidget* parent);
/// The list; it scrolls where it does not fit the screen.
void showShortcuts(QWidget* parent);

}  // namespace sinew
