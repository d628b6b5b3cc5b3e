// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QVariant>
#include <span>

namespace sinew {

// The columns of lists in which the user chooses what is shown (ui/panels/widgets/column_tree.h).

/// A column of a list. Its place in the table is its place from left to right.
struct ColumnInfo {
    int column;           // enumerator
    const char* key;      // key in settings and CSV
    const char* title;    // title of the header
    const char* words;    // words in the menu of the header
    const char* meaning;  // tool tip
    const char* widest;   // widest text that the column always has room for
    bool atFirst;         // shown by default
};

/// What the joints list shows of a joint.
enum class JointColumn {
    Name,
    Index,
    Node,
    Vertices,
    Dominated,
    Largest,
    Total,
    Surface,
    Bind,
    Islands,
    Volume,
};

/// What the list of clips shows of a clip.
enum class ClipColumn {
    Name,
    Duration,
    Frames,
    Rate,
    Offset,
    OffGrid,
    Channels,
    Keys,
    Size,
    Spare,
    Drives,
};

/// What the Vertex panel shows of an influence.
enum class InfluenceColumn {
    Name,
    Share,
    Stored,
    Slot,
    Apart,
};

[[nodiscard]] std::span<const ColumnInfo> influenceColumns() noexcept;
[[nodiscard]] std::span<const ColumnInfo> jointColumns() noexcept;
[[nodiscard]] std::span<const ColumnInfo> clipColumns() noexcept;

[[nodiscard]] QString columnText(const char* text);  // translated
/// Text or tool tip of the header; nothing for other roles.
[[nodiscard]] QVariant columnHeading(const ColumnInfo& column, int role);

}  // namespace sinew
