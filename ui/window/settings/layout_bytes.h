// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRect>
#include <optional>

namespace sinew {

// Validates Qt's saved window state without a window. Qt trusts its input: a dock area that does
// not exist, for example, causes a write out of bounds.

/// A layout that Qt restores safely. It may name other docks and toolbars than the window has: Qt
/// keeps the places of docks that come later and leaves docks without a place where they are.
struct SavedLayout {
    QByteArray bytes;  // ends before the first section that is not known
    int version = 0;   // version for QMainWindow::restoreState
};

/// Parses the output of QMainWindow::saveState(any version). Sections that a later Qt may write are
/// left out, with those behind them, because their length is not known. None if the docks are
/// missing, or a number is out of range: no dock is farther away than the size of a desktop.
[[nodiscard]] std::optional<SavedLayout> readLayout(const QByteArray& bytes);

/// Position of a window, in desktop pixels.
struct WindowPlace {
    QRect normal;  // when neither maximised nor full screen
    bool maximized = false;
    bool fullScreen = false;
};

/// Parses the output of QWidget::saveGeometry; none if it is invalid.
[[nodiscard]] std::optional<WindowPlace> readPlace(const QByteArray& bytes);

/// The rectangle, shrunk and moved to be completely inside the area.
[[nodiscard]] QRect fittedInto(const QRect& area, const QRect& wanted);

}  // namespace sinew
