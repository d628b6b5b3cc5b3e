// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace sinew {

/// 0xRRGGBBAA of a CSS colour: a name in any case, "transparent", or #rgb, #rgba, #rrggbb,
/// #rrggbbaa (CSS Color Module Level 4, 5.2 and 6.1), also without '#'. None if it is not such a
/// colour.
[[nodiscard]] std::optional<std::uint32_t> cssColor(std::string_view text);

/// Every name but "transparent", in alphabetical order.
[[nodiscard]] std::vector<std::string_view> cssColorNames();

}  // namespace sinew
