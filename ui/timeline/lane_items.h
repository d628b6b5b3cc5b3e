// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <cstdint>
#include <vector>

#include "model/motion/clip_motion.h"
#include "ui/timeline/timeline_scale.h"

class QFontMetrics;

namespace sinew {

/// A bar or mark on the lane of contacts.
struct LaneItem {
    enum class Kind : std::uint8_t { Contact, Seam, Jump };

    Kind kind = Kind::Contact;
    std::size_t foot = 0;  // row of a contact
    double first = 0.0;    // seconds of file time; of marks both are the same
    double last = 0.0;
    double worst = 0.0;     // where a contact slides farthest
    double severity = 0.0;  // 0: nothing to see, 1 and above: obvious
    NodeIndex node;         // what it is about
    QString words;          // words of the tool tip
};

/// A row of the lane.
struct LaneFoot {
    NodeIndex node;
    QString name;
    bool touches = true;  // the ground, anywhere in the clip
};

/// What the lane shows of a clip.
struct LaneContents {
    std::vector<LaneFoot> feet;   // row by row
    QString sharedPrefix;         // prefix of most names of the file, see names.h
    std::vector<LaneItem> items;  // contacts row by row, then the seam, then jumps
    QString note;                 // why there are no rows or no contacts
};

/// Seams are marked at both ends of a clip that is a loop. Of many jumps those that move most.
[[nodiscard]] LaneContents laneContents(const Asset& asset, const ClipMotion& motion);

/// The name of a row, and whether the foot is in the air.
[[nodiscard]] QString footWords(const LaneFoot& foot);

/// The names of the rows, shortened to so many pixels but still distinct.
[[nodiscard]] std::vector<QString> footNames(const LaneContents& contents,
                                             const QFontMetrics& metrics, int width);

/// The contact that slides farthest, the jump that moves most; null: there is none.
[[nodiscard]] const LaneItem* worstItem(const LaneContents& contents, LaneItem::Kind kind);

/// Where the lane's rows and items are, in pixels: the marks of seams and jumps on top, and below
/// them a row per foot.
struct LaneLayout {
    static constexpr double kMarkRow = 13.0;
    static constexpr double kMostRow = 15.0;
    static constexpr double kMargin = 2.0;
    static constexpr double kMarkReach = 6.0;  // distance from the middle of a mark

    std::size_t rows = 1;  // rows of feet, or of the note

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
