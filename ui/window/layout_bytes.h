// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRect>
#include <QStringList>
#include <optional>

namespace sinew {

// What Qt writes about a window, read without one. Qt believes what it is given: a dock area that
// does not exist, for one, is written to memory that belongs to something else.

/// The object names that a layout may speak of.
struct LayoutNames {
    QStringList docks;
    QStringList toolBars;
};

enum class LayoutJudgement { Good, OtherVersion, Damaged };

/// Whether `bytes` are what QMainWindow::saveState(version) writes for a window that has these
/// docks and toolbars, every dock among them, none farther away than a desktop is large.
[[nodiscard]] LayoutJudgement judgeLayout(const QByteArray& bytes, int version,
                                          const LayoutNames& names);

/// Where a window is, in pixels of the desktop.
struct WindowPlace {
    QRect normal;  // neither maximized nor full screen
    bool maximized = false;
    bool fullScreen = false;
};

/// From what QWidget::saveGeometry writes; none where it is something else.
[[nodiscard]] std::optional<WindowPlace> readPlace(const QByteArray& bytes);

/// The rectangle, made smaller and moved until the area shows all of it.
[[nodiscard]] QRect fittedInto(const QRect& area, const QRect& wanted);

}  // namespace sinew
