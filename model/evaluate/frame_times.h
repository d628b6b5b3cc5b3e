// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace sinew {

/// The start, the frames (whole multiples of 1 / `framesPerSecond`, above 0) between, and the end
/// of a clip; ascending. Every n-th frame if there are more than `most`.
[[nodiscard]] std::vector<float> timesOfFrames(float start, float end, double framesPerSecond,
                                               std::size_t most);

}  // namespace sinew
