// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Skin weights as stored, or divided by their sum over all sets.
enum class WeightSource { Stored, Normalized };

}  // namespace sinew
