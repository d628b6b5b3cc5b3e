// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "model/motion/clip_motion.h"

class QFontMetrics;

namespace sinew {

/// A bar or mark on the lane of contacts.
struct LaneItem {
    enum class Kind : std::uint8_t { Contact, Seam, Jump };

    Kind kind = Kind::Contact;
    std::size_t foot = 0;  // of a contact: its row
    double first = 0.0;    // seconds of file time; of marks both are the same
    double last = 0.0;
    double worst = 0.0;     // of a contact: where it slides farthest
    double severity = 0.0;  // 0: nothing to see, 1 and above: obvious
    NodeIndex node;         // what it is about
    QString words;          // for the tool tip
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
    QString sharedPrefix;         // of most names of the file, see shared_prefix.h
    std::vector<LaneItem> items;  // contacts row by row, then the seam, then jumps
    QString note;                 // why there are no rows or no contacts
};

/// Seams are marked at both ends of a clip that is a loop. Of many jumps those that move most.
[[nodiscard]] LaneContents laneContents(const Asset& asset, const ClipMotion& motion);

/// The name of a row, and whether the foot is in the air.
[[nodiscard]] QString footWords(const LaneFoot& foot);

/// The names of the rows in so many pixels, by which they are told apart.
[[nodiscard]] std::vector<QString> footNames(const LaneContents& contents,
                                             const QFontMetrics& metrics, int width);

/// The contact that slides farthest, the jump that moves most; null: there is none.
[[nodiscard]] const LaneItem* worstItem(const LaneContents& contents, LaneItem::Kind kind);

}  // namespace sinew
