// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// The words of an object's name, in lower case: split at anything but letters, and before a
/// capital after a small letter. "mixamorig:LeftToeBase" gives "mixamorig", "left", "toe", "base".
/// Reads the first 256 characters.
[[nodiscard]] std::vector<std::string> wordsOfName(std::string_view name);

}  // namespace sinew
