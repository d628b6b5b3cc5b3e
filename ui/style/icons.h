// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QColor;
class QIcon;

namespace sinew {

namespace theme {
class Shade;
}

/// The drawing ui/icons/NAME.svg in the theme's text colour (and its disabled colour), crisp at
/// every size. It follows the theme. Drawings use `currentColor` for theme colours.
[[nodiscard]] QIcon icon(const char* name);
[[nodiscard]] QIcon icon(const char* name, const theme::Shade& color);

/// A small rounded square of one colour.
[[nodiscard]] QIcon swatch(const QColor& color);

}  // namespace sinew
