// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/tracks/row_keys.h"

namespace sinew {

/// Columns of equal width over a range of file time: those from `begin` to before `end`.
struct TimeColumns {
    double firstSeconds = 0.0;  // where column 0 begins
    double columnSeconds = 1.0;
    int begin = 0;
    int end = 0;
};

/// All keys of a row that lie in one column.
struct ColumnKeys {
    int column = 0;
    std::size_t first = 0;  // key of the row
    std::size_t last = 0;
    KeyMark mark;       // marks of all of them together, except Held
    bool held = false;  // the value stays the same from the last of them to the next key

    [[nodiscard]] bool one() const noexcept { return first == last; }
};

/// The columns that have keys, ascending; also the last one before and the first one after the
/// range, so that what lies between two columns is known. Replaces `out`; its memory is used again.
/// Its time grows with the columns and, slowly, with the keys in the range.
void columnKeys(const RowKeys& row, const TimeColumns& columns, std::vector<ColumnKeys>& out);

}  // namespace sinew
