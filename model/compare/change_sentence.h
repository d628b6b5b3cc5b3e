// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/compare/file_comparison.h"

namespace sinew {

/// What changed between two versions of a file, for a reader who knows the older one: "12 vertices
/// re-weighted, 1 joint renamed, 'Walk' is 2 frames longer". Empty if nothing did that a window
/// shows. Images are compared by their pixels.
[[nodiscard]] std::string changeSentence(const Asset& before, const Asset& after,
                                         const FileComparison& comparison);

}  // namespace sinew
