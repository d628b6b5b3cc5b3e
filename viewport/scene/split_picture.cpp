// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/split_picture.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cmath>

#include "viewport/scene/scene_renderer.h"

namespace sinew {
namespace {

constexpr glm::vec3 kLineRim{0.05F, 0.05F, 0.06F};
constexpr glm::vec3 kLine{0.86F, 0.87F, 0.89F};
constexpr glm::vec3 kHotLine{1.0F, 0.72F, 0.25F};
constexpr float kRimPoints = 1.0F;
constexpr glm::vec2 kGripPoints{8.0F, 36.0F};

/// Fills pixels of the host's picture. Clears need no pipeline.
void fill(VkCommandBuffer commands, const FilledRect& filled) {
    const PixelRect& rect = filled.rect;
    if (rect.width == 0 || rect.height == 0) {
        return;
    }
    VkClearAttachment paint{};
    paint.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT;
    paint.clearValue.color = {{filled.color.r, filled.color.g, filled.color.b, 1.0F}};
    const VkClearRect area{{{rect.x, rect.y}, {rect.width, rect.height}}, 0, 1};
    vkCmdClearAttachments(commands, 1, &paint, 1, &area);
}

/// Wider by `margin` on all sides, as far as the picture reaches.
PixelRect grown(const PixelRect& rect, std::int32_t margin, const PixelRect& picture) noexcept {
    const auto end = [](std::int32_t from, std::uint32_t size) {
        return from + static_cast<std::int32_t>(size);
    };
    const std::int32_t left = std::max(rect.x - margin, 0);
    const std::int32_t top = std::max(rect.y - margin, 0);
    const std::int32_t right =
        std::min(end(rect.x, rect.width) + margin, end(picture.x, picture.width));
    const std::int32_t bottom =
        std::min(end(rect.y, rect.height) + margin, end(picture.y, picture.height));
    return {left, top, static_cast<std::uint32_t>(right - left),
            static_cast<std::uint32_t>(bottom - top)};
}

/// The part of the line by which it is dragged.
PixelRect gripOf(const PixelRect& line, float pixelsPerPoint, const PixelRect& picture) noexcept {
    const auto pixels = [&](float points) {
        return static_cast<std::int32_t>(std::round(points * pixelsPerPoint));
    };
    const std::int32_t side =
        pixels(0.5F * kGripPoints.x) - static_cast<std::int32_t>(line.width) / 2;
    const std::int32_t height = std::max(1, pixels(kGripPoints.y) - 2 * side);
    const PixelRect middle{line.x, (static_cast<std::int32_t>(line.height) - height) / 2,
                           line.width, static_cast<std::uint32_t>(height)};
    return grown(middle, side, picture);
}

}  // namespace

void drawParts(VkCommandBuffer commands, const SplitLayout& layout,
               const OfBothSides<SceneRenderer>& renderers) {
    for (const SplitPart& part : layout.parts()) {
        renderers.of(part.side)->draw(commands, part);
    }
}

std::vector<FilledRect> splitLine(const SplitLayout& layout, float pixelsPerPoint, bool isHot) {
    if (layout.line.width == 0) {
        return {};
    }
    const PixelRect& last = layout.parts().back().picture;
    const PixelRect whole{0, 0, static_cast<std::uint32_t>(last.x) + last.width, last.height};
    if (!layout.draggable) {
        return {{layout.line, kLineRim}};
    }
    const glm::vec3& color = isHot ? kHotLine : kLine;
    const auto rim =
        static_cast<std::int32_t>(std::max(1.0F, std::round(kRimPoints * pixelsPerPoint)));
    const PixelRect grip = gripOf(layout.line, pixelsPerPoint, whole);
    return {{grown(layout.line, rim, whole), kLineRim},
            {grown(grip, rim, whole), kLineRim},
            {layout.line, color},
            {grip, color}};
}

void drawSplitLine(VkCommandBuffer commands, const SplitLayout& layout, float pixelsPerPoint,
                   bool isHot) {
    for (const FilledRect& each : splitLine(layout, pixelsPerPoint, isHot)) {
        fill(commands, each);
    }
}

}  // namespace sinew
