// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/evaluate/sampler.h"

namespace sinew {

/// Key times with a table that finds the keys of any time: the range is cut into equal buckets,
/// about one per key, and only the keys of one bucket are searched. O(1) for keys that are spread
/// evenly, near the hint for any, and O(log n) otherwise. Answers as `findKeys` does.
class KeyTrack {
public:
    /// `times` must not be empty and never decreases.
    explicit KeyTrack(std::vector<float> times);

    /// `hint` is the key of the last answer; any value is allowed and none changes the answer.
    [[nodiscard]] KeySpan find(float time, std::uint32_t hint) const noexcept;

    [[nodiscard]] std::span<const float> times() const noexcept {
        return std::span(m_times).first(m_count);
    }

private:
    [[nodiscard]] std::size_t bucketOf(float time) const noexcept;
    [[nodiscard]] std::size_t search(float time, std::uint32_t hint) const noexcept;

    std::size_t m_count = 0;
    std::vector<float> m_times;  // and a few that are never reached
    double m_bucketsPerSecond = 0.0;
    std::vector<std::uint32_t> m_bucketStarts;  // first key of each bucket, then the key count
};

}  // namespace sinew
