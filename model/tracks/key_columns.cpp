// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/key_columns.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kFarColumn = 1 << 24;  // columns outside of the range are clamped to this

int columnOf(const TimeColumns& columns, float seconds) {
    const double column =
        std::floor((static_cast<double>(seconds) - columns.firstSeconds) / columns.columnSeconds);
    return static_cast<int>(std::clamp(column, -1.0 * kFarColumn, 1.0 * kFarColumn));
}

/// The first key after `key` in a later column. Looks close by first: columns have few keys.
std::size_t endOfColumn(const RowKeys& row, const TimeColumns& columns, std::size_t key,
                        int column) {
    const double end = columns.firstSeconds + (column + 1) * columns.columnSeconds;
    const auto inside = [&](std::size_t i) {
        return i < row.times.size() && static_cast<double>(row.times[i]) < end;
    };
    std::size_t low = key;  // inside
    std::size_t step = 1;
    while (inside(low + step)) {
        low += step;
        step *= 2;
    }
    std::size_t high = low + step;  // outside
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        (inside(middle) ? low : high) = middle;
    }
    return high;
}

KeyMark markOf(const RowKeys& row, std::size_t first, std::size_t end) {
    KeyMark mark;
    for (std::size_t key = first; key < end; ++key) {
        mark.add(row.marks[key]);
    }
    mark.remove(KeyBit::Held);
    return mark;
}

}  // namespace

void columnKeys(const RowKeys& row, const TimeColumns& columns, std::vector<ColumnKeys>& out) {
    out.clear();
    const auto begin = std::partition_point(row.times.begin(), row.times.end(), [&](float time) {
        return columnOf(columns, time) < columns.begin;
    });
    std::size_t key = static_cast<std::size_t>(begin - row.times.begin());
    key -= key > 0 ? 1 : 0;
    while (key < row.times.size()) {
        const int column = columnOf(columns, row.times[key]);
        const std::size_t end =
            column < columns.begin ? key + 1 : endOfColumn(row, columns, key, column);
        out.push_back({.column = column,
                       .first = key,
                       .last = end - 1,
                       .mark = markOf(row, key, end),
                       .held = row.marks[end - 1].has(KeyBit::Held)});
        if (column >= columns.end) {
            break;
        }
        key = end;
    }
}

}  // namespace sinew
