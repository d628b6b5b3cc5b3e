// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "model/tracks/clip_flaws.h"

namespace sinew {

/// The keys of a row of the dope sheet: of a component, a track, or several tracks together.
struct RowKeys {
    std::vector<float> times = {};  // file seconds, ascending, each once
    std::vector<KeyMark> marks = {};

    [[nodiscard]] std::size_t bytes() const noexcept {
        return times.capacity() * sizeof(float) + marks.capacity() * sizeof(KeyMark);
    }
};

/// The keys of one track, or of one of its components. Keys at the same time are one.
[[nodiscard]] RowKeys rowKeys(const Asset& asset, AnimationIndex animation, const Track& track,
                              const ClipFlaws& flaws, std::uint32_t component = kAllComponents);

/// The keys of several tracks: one where any of them has one. `Held` says that all of them hold
/// until the next key of the row. O(n log n) in the keys; linear if all tracks have the same key
/// times.
[[nodiscard]] RowKeys rowKeys(const Asset& asset, AnimationIndex animation,
                              std::span<const Track> tracks, const ClipFlaws& flaws);

/// Number of keys that `rowKeys` reads.
[[nodiscard]] std::size_t keysOf(const Asset& asset, AnimationIndex animation,
                                 std::span<const Track> tracks) noexcept;

}  // namespace sinew
