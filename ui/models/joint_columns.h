// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <span>

namespace sinew {

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

struct JointColumnInfo {
    JointColumn column;
    const char* key;      // in settings and CSV
    const char* title;    // of the header
    const char* words;    // in the menu of the header
    const char* meaning;  // tool tip
    const char* widest;   // text that the column has room for
    bool atFirst;         // shown until the user chooses
};

/// In their order from left to right, which is that of JointColumn.
[[nodiscard]] std::span<const JointColumnInfo> jointColumns() noexcept;

[[nodiscard]] QString translatedColumnText(const char* text);

}  // namespace sinew
