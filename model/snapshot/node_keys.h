// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The name on one line; of one longer than 64 bytes the start and a digest of the whole.
[[nodiscard]] std::string shortKey(std::string_view name);

/// A name for every node that depends neither on its index nor on the order of siblings: its own
/// if no other node has it, otherwise "Hips/2/tip": the nearest node above with such a name, how
/// far it is above, and the node's own name. Nodes that nothing else distinguishes share one.
[[nodiscard]] std::vector<std::string> nodeKeys(const Asset& asset);

}  // namespace sinew
