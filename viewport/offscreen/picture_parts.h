// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// A part of a large picture, drawn by itself: a target of `PictureParts::target` pixels from
/// `first` on, of which `kept` to `keptEnd` (pixels of the picture) go into it. What is drawn
/// around them is cut off, so that lines, points, outlines and blur do not end at the seam.
struct PartOfPicture {
    glm::uvec2 first;
    glm::uvec2 kept;
    glm::uvec2 keptEnd;
};

struct PictureParts {
    glm::uvec2 target;  // size of every part
    std::vector<PartOfPicture> parts;
};

/// What bounds a part.
struct PartLimits {
    std::uint32_t side = 4096;  // most pixels of a target in each direction
    std::uint32_t margin = 0;   // pixels around what is kept, unless the picture ends there
    std::uint32_t step = 1;     // divides what is kept, other than at the end of the picture
    std::uint32_t grid = 1;     // divides `first`, side and margin; above 1 the last parts reach
                                // beyond the picture
};

/// Rows of parts from the top that cover the picture once. A picture within the limits is one part
/// without margin. Margins are reduced to a quarter of the side, rounded down to the grid.
[[nodiscard]] PictureParts partsOfPicture(glm::uvec2 picture, const PartLimits& limits);

}  // namespace sinew
