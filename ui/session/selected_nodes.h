// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/index.h"

namespace sinew {

class Document;
class Selection;

/// The nodes that hiding or isolating the selection concerns, ascending: for a mesh or a primitive
/// every node that draws it, for a skin every node that uses it, otherwise the selected node. Empty
/// without one.
[[nodiscard]] std::vector<NodeIndex> selectedNodes(const Document& document,
                                                   const Selection& selection);

}  // namespace sinew
