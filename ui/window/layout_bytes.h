// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRect>
#include <QStringList>
#include <optional>

namespace sinew {

// Validates Qt's saved window state without a window. Qt trusts its input: a dock area that does
// not exist, for example, causes a write out of bounds.

/// The object names allowed in a layout.
struct LayoutNames {
    QStringList docks;
    QStringList toolBars;
};

enum class LayoutJudgement { Good, OtherVersion, Damaged };

/// Whether `bytes` match the output of QMainWindow::saveState(version) for a window with these
/// docks and toolbars: every dock exists, and none is farther away than the size of a desktop.
[[nodiscard]] LayoutJudgement judgeLayout(const QByteArray& bytes, int version,
                                          const LayoutNames& names);

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
