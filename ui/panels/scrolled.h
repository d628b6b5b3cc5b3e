// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QScrollArea;
class QWidget;

namespace sinew {

/// The panel in an area that scrolls up and down, so that it does not need its whole height. The
/// area owns the panel.
[[nodiscard]] QScrollArea* scrolled(QWidget* panel);

}  // namespace sinew
