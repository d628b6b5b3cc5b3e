// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"

namespace sinew {

/// A text of a file for version control: a heading per clip, skin, mesh and material, and a line
/// below it per track, joint, primitive or property, with counts, ranges and a digest of the exact
/// values. Lines of different files differ where the files do. The same bytes for any order of
/// objects and vertices, any container and however the same values are stored. O(n log n).
[[nodiscard]] std::string fileOutline(const Asset& asset);

}  // namespace sinew
