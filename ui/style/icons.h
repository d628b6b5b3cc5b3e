// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QColor;
class QIcon;

namespace sinew {

/// The drawing ui/icons/NAME.svg in the theme's text colour (and its disabled colour), crisp at
/// every size. Drawings use `currentColor` for theme colours.
[[nodiscard]] QIcon icon(const char* name);
[[nodiscard]] QIcon icon(const char* name, const QColor& color);

/// A small rounded square of one colour.
[[nodiscard]] QIcon swatch(const QColor& color);

}  // namespace sinew
