// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>

#include "ui/timeline/lane_items.h"
#include "ui/timeline/timeline_scale.h"

namespace sinew {

/// Where the lane's rows and items are, in pixels: the marks of seams and jumps on top, and below
/// them a row per foot.
struct LaneLayout {
    static constexpr double kMarkRow = 13.0;
    static constexpr double kMostRow = 15.0;
    static constexpr double kMargin = 2.0;
    static constexpr double kMarkReach = 6.0;  // from the middle of a mark

    std::size_t rows = 1;  // of feet, or of the note

    [[nodiscard]] static LaneLayout of(const LaneContents& contents) noexcept;
    [[nodiscard]] double rowHeight() const noexcept;  // lower for many feet
    [[nodiscard]] double rowTop(std::size_t foot) const noexcept;
    [[nodiscard]] int height() const noexcept;

    /// The bar of a contact, or the square around a mark.
    [[nodiscard]] QRectF placeOf(const LaneItem& item, const TimelineScale& scale) const noexcept;
    /// The topmost item at a point: marks over marks by severity. Null: none.
    [[nodiscard]] const LaneItem* itemAt(const LaneContents& contents, const TimelineScale& scale,
                                         const QPointF& at) const noexcept;
};

}  // namespace sinew
