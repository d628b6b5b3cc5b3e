// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew {

/// Fills `out` with the characters of a line in the order in which they are drawn from left to
/// right. Hebrew and Arabic run from right to left (UAX #9, by FriBidi), Arabic letters become the
/// forms in which they join. Other text is copied and allocates only if `out` has to grow.
void orderForDrawing(std::string_view utf8, std::u32string& out);

}  // namespace sinew
