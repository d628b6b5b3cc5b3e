// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <span>

namespace sinew {

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

struct ClipColumnInfo {
    ClipColumn column;
    const char* key;      // in settings
    const char* title;    // of the header
    const char* words;    // in the menu of the header
    const char* meaning;  // tool tip
    bool atFirst;         // shown until the user chooses
};

/// In their order from left to right, which is that of ClipColumn.
[[nodiscard]] std::span<const ClipColumnInfo> clipColumns() noexcept;

[[nodiscard]] QString clipColumnText(const char* text);  // translated

}  // namespace sinew
