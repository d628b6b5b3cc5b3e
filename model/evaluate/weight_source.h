// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Skin weights divided by their sum over all sets (a vertex without weight follows its mesh node),
/// or as stored.
enum class WeightSource { Normalized, Stored };

}  // namespace sinew
