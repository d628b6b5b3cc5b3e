// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew {

/// `oneLine` of a text as content or quoted attribute of HTML, XML 1.0 and SVG, in which nothing is
/// markup. Characters that XML does not allow become U+FFFD.
[[nodiscard]] std::string markupText(std::string_view text);

}  // namespace sinew
