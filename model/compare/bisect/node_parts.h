// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/compare/bisect/part_sources.h"

namespace sinew {

/// Rest transforms, morph weights at rest and parents that differ.
void listNodeParts(const PartFiles& files, PartList& list);

/// Puts parts of these kinds in a copy of the file before. False if a node would be its own
/// ancestor.
[[nodiscard]] bool exchangeNodeParts(const PartFiles& files, std::span<const FilePart> parts,
                                     Asset& asset);

}  // namespace sinew
