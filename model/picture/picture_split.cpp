// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/picture_split.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr float kLinePoints = 2.0F;
constexpr float kReachPoints = 5.0F;  // reach of the pointer on either side of the line

PixelRect columns(std::uint32_t from, std::uint32_t to, std::uint32_t height) noexcept {
    return {.x = static_cast<std::int32_t>(from), .width = to - from, .height = height};
}

SplitLayout single(ComparedSide side, std::uint32_t width, std::uint32_t height) noexcept {
    const PixelRect whole = columns(0, width, height);
    SplitLayout layout;
    layout.all[0] = {.side = side, .picture = whole, .visible = whole};
    return layout;
}

/// Both files have pictures of the same size, so that their cameras have the same aspect.
SplitLayout halves(std::uint32_t width, std::uint32_t height, std::uint32_t line) noexcept {
    const std::uint32_t half = (width - line) / 2;
    const PixelRect left = columns(0, half, height);
    const PixelRect right = columns(width - half, width, height);
    return {.all = {SplitPart{ComparedSide::Before, left, left},
                    SplitPart{ComparedSide::After, right, right}},
            .count = 2,
            .line = columns(half, width - half, height)};
}

SplitLayout wiped(std::uint32_t at, std::uint32_t width, std::uint32_t height,
                  std::uint32_t line) noexcept {
    const PixelRect whole = columns(0, width, height);
    const std::uint32_t from = at > line / 2 ? at - line / 2 : 0;
    const std::uint32_t to = std::min(from + line, width);
    SplitLayout layout = single(ComparedSide::Before, width, height);
    if (at == 0) {
        layout.all[0].side = ComparedSide::After;
    } else if (at < width) {
        layout.all[0].visible = columns(0, std::max(from, 1U), height);
        layout.all[1] = {ComparedSide::After, whole,
                         columns(std::min(to, width - 1), width, height)};
        layout.count = 2;
        layout.line = columns(from, to, height);
    }
    // The edge of the picture is where a line that was dragged out of it can be taken again.
    layout.line = layout.count == 2 ? layout.line : columns(at, at, height);
    layout.draggable = true;
    return layout;
}

}  // namespace

const SplitPart& SplitLayout::partAt(float x) const noexcept {
    const bool second = count == 2 && x >= static_cast<float>(all[1].visible.x);
    return all.at(second ? 1 : 0);
}

bool SplitLayout::isOnLine(float x, float pixelsPerPoint) const noexcept {
    const auto from = static_cast<float>(line.x);
    const auto to = from + static_cast<float>(line.width);
    const float reach = kReachPoints * pixelsPerPoint;
    return draggable && x >= from - reach && x < to + reach;
}

SplitLayout splitLayout(const PictureSplit& split, std::uint32_t width, std::uint32_t height,
                        float pixelsPerPoint) noexcept {
    if (!split.both) {
        return single(ComparedSide::Before, width, height);
    }
    const auto line =
        static_cast<std::uint32_t>(std::max(1.0F, std::round(kLinePoints * pixelsPerPoint)));
    if (width < line + 2) {
        return single(split.shown, width, height);  // there is no room for two
    }
    switch (split.mode) {
        case SplitMode::SideBySide:
            return halves(width, height, line);
        case SplitMode::Wipe: {
            const float share = std::clamp(split.position, 0.0F, 1.0F);
            const auto at =
                static_cast<std::uint32_t>(std::lround(share * static_cast<float>(width)));
            return wiped(at, width, height, line);
        }
        case SplitMode::Blink:
        case SplitMode::Difference:
            break;
    }
    return single(split.shown, width, height);
}

}  // namespace sinew
