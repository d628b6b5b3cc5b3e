// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/tracks/row_keys.h"
#include "ui/models/track_rows.h"

namespace sinew {

/// A key of a row, or several that lie in one column of pixels.
struct KeyPlace {
    const RowKeys& keys;
    std::size_t key = 0;
    std::size_t others = 0;  // other keys in the same column
};

/// A key for a tool tip: the row, time and frame, interpolation, value, tangents and what is wrong
/// with it, as plain text. `tracks` are those of the row.
[[nodiscard]] QString keyWords(const Asset& asset, AnimationIndex animation, const ClipTracks& clip,
                               const TrackRow& row, const std::vector<std::uint32_t>& tracks,
                               const KeyPlace& place, double framesPerSecond);

}  // namespace sinew
