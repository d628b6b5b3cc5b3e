// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <vector>

#include "model/core/math.h"
#include "model/picture/picture_split.h"

namespace sinew {

class SceneRenderer;

/// One of two for each file of a comparison, borrowed. A side that is not shown may be null.
template <class Each>
struct OfBothSides {
    Each* before = nullptr;
    Each* after = nullptr;

    [[nodiscard]] Each* of(ComparedSide side) const noexcept {
        return side == ComparedSide::Before ? before : after;
    }
};

/// Inside the host's pass: composites every part in its place.
void drawParts(VkCommandBuffer commands, const SplitLayout& layout,
               const OfBothSides<SceneRenderer>& renderers);

/// Pixels of one colour, in the encoding of the picture.
struct FilledRect {
    PixelRect rect;
    glm::vec3 color{0.0F};
};

/// What `drawSplitLine` fills, in this order. Empty without a line.
[[nodiscard]] std::vector<FilledRect> splitLine(const SplitLayout& layout, float pixelsPerPoint,
                                                bool isHot);

/// Afterwards: the line between both, with a grip where it can be dragged. `isHot`: the pointer is
/// on it.
void drawSplitLine(VkCommandBuffer commands, const SplitLayout& layout, float pixelsPerPoint,
                   bool isHot);

}  // namespace sinew
