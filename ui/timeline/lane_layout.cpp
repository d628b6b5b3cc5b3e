// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/lane_layout.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kLeastRow = 5.0;
constexpr double kMostHeight = 76.0;  // of all rows of feet
constexpr double kLeastBar = 3.0;     // pixels

}  // namespace

LaneLayout LaneLayout::of(const LaneContents& contents) noexcept {
    return {.rows = std::max<std::size_t>(1, contents.feet.size())};
}

double LaneLayout::rowHeight() const noexcept {
    const double even = std::floor(kMostHeight / static_cast<double>(rows));
    return std::clamp(even, kLeastRow, kMostRow);
}

double LaneLayout::rowTop(std::size_t foot) const noexcept {
    return kMarkRow + rowHeight() * static_cast<double>(foot);
}

int LaneLayout::height() const noexcept {
    return static_cast<int>(rowTop(rows) + 2.0 * kMargin);
}

QRectF LaneLayout::placeOf(const LaneItem& item, const TimelineScale& scale) const noexcept {
    const double left = scale.pixelOf(item.first);
    if (item.kind == LaneItem::Kind::Contact) {
        const double width = std::max(kLeastBar, scale.pixelOf(item.last) - left);
        return {left, rowTop(item.foot) + 1.0, width, rowHeight() - 2.0};
    }
    return {left - kMarkReach, kMargin - 1.0, 2.0 * kMarkReach, kMarkRow - 1.0};
}

const LaneItem* LaneLayout::itemAt(const LaneContents& contents, const TimelineScale& scale,
                                   const QPointF& at) const noexcept {
    const LaneItem* found = nullptr;
    for (const LaneItem& item : contents.items) {
        if (placeOf(item, scale).contains(at) &&
            (found == nullptr || item.severity > found->severity)) {
            found = &item;
        }
    }
    return found;
}

}  // namespace sinew
