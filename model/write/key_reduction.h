// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The keys to keep of a linear curve of `width` floats per key, ascending: the first, the last,
/// and those between without which a straight line between its neighbours would be more than
/// `tolerance` off at a key, in one of the floats. Times ascend. With a tolerance of 0 or less all
/// keys. Linear.
[[nodiscard]] std::vector<std::uint32_t> keptKeys(std::span<const float> times,
                                                  std::span<const float> values,
                                                  std::uint32_t width, float tolerance);

}  // namespace sinew
