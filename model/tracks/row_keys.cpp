// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/row_keys.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// Key k and those after it at the same time become one; the last decides whether it is held.
void joinEqualTimes(RowKeys& row) {
    std::size_t kept = 0;
    for (std::size_t key = 0; key < row.times.size(); ++key) {
        if (kept > 0 && row.times[kept - 1] == row.times[key]) {
            row.marks[kept - 1].remove(KeyBit::Held);
            row.marks[kept - 1].add(row.marks[key]);
        } else {
            row.times[kept] = row.times[key];
            row.marks[kept++] = row.marks[key];
        }
    }
    row.times.resize(kept);
    row.marks.resize(kept);
}

std::vector<float> timesOfAll(const std::vector<RowKeys>& rows) {
    const bool alike = std::ranges::all_of(
        rows, [&](const RowKeys& row) { return row.times == rows.front().times; });
    if (alike) {
        return rows.front().times;
    }
    std::vector<float> times;
    for (const RowKeys& row : rows) {
        times.insert(times.end(), row.times.begin(), row.times.end());
    }
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    times.shrink_to_fit();
    return times;
}

/// Adds the marks of a track, and counts where it moves: `moving[i]` is the change of the number of
/// moving tracks at key i of the row.
void addTrack(RowKeys& all, std::vector<int>& moving, const RowKeys& track) {
    std::size_t place = 0;
    std::size_t before = 0;
    for (std::size_t key = 0; key < track.times.size(); ++key) {
        const auto found = std::lower_bound(all.times.begin() + static_cast<std::ptrdiff_t>(place),
                                            all.times.end(), track.times[key]);
        place = static_cast<std::size_t>(found - all.times.begin());
        if (key > 0 && !track.marks[key - 1].has(KeyBit::Held)) {
            ++moving[before];
            --moving[place];
        }
        before = place;
        KeyMark mark = track.marks[key];
        mark.remove(KeyBit::Held);
        all.marks[place].add(mark);
    }
}

}  // namespace

RowKeys rowKeys(const Asset& asset, AnimationIndex animation, const Track& track,
                const ClipFlaws& flaws, std::uint32_t component) {
    RowKeys row{.times = asset[animation].samplers[track.sampler.value].times.toVector(),
                .marks = keyMarks(asset, animation, track, flaws, component)};
    joinEqualTimes(row);
    return row;
}

RowKeys rowKeys(const Asset& asset, AnimationIndex animation, std::span<const Track> tracks,
                const ClipFlaws& flaws) {
    if (tracks.empty()) {
        return {};
    }
    std::vector<RowKeys> rows;
    rows.reserve(tracks.size());
    for (const Track& track : tracks) {
        rows.push_back(rowKeys(asset, animation, track, flaws));
    }
    if (rows.size() == 1) {
        return std::move(rows.front());
    }
    RowKeys all{.times = timesOfAll(rows)};
    all.marks.resize(all.times.size());
    std::vector<int> moving(all.times.size() + 1, 0);
    for (const RowKeys& row : rows) {
        addTrack(all, moving, row);
    }
    int count = 0;
    for (std::size_t key = 0; key + 1 < all.times.size(); ++key) {
        count += moving[key];
        if (count == 0) {
            all.marks[key].add(KeyBit::Held);
        }
    }
    return all;
}

std::size_t keysOf(const Asset& asset, AnimationIndex animation,
                   std::span<const Track> tracks) noexcept {
    std::size_t count = 0;
    for (const Track& track : tracks) {
        count += asset[animation].samplers[track.sampler.value].times.size();
    }
    return count;
}

}  // namespace sinew
