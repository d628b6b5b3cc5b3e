// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew {

/// UTF-8 names for little room: what most of them begin with, up to a separator such as ':' or '_',
/// becomes an ellipsis. As they are if most, or at least 3, share nothing.
[[nodiscard]] std::vector<std::string> shortNames(std::vector<std::string> names);

}  // namespace sinew
