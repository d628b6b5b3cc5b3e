// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/evaluate/sampler.h"

namespace sinew {

/// Key times with a lookup table: the range is divided into equal buckets, about one per key, and
/// only one bucket is searched. O(1) for evenly spaced keys and near the hint, O(log n) otherwise.
/// Same results as `findKeys`.
class KeyTrack {
public:
    /// `times` must not be empty and must not decrease.
    explicit KeyTrack(std::vector<float> times);

    /// `hint` is the key of the last result; any value is allowed and the result does not depend on
    /// it.
    [[nodiscard]] KeySpan find(float time, std::uint32_t hint) const noexcept;

    [[nodiscard]] std::span<const float> times() const noexcept {
        return std::span(m_times).first(m_count);
    }

private:
    [[nodiscard]] std::size_t bucketOf(float time) const noexcept;
    [[nodiscard]] std::size_t search(float time, std::uint32_t hint) const noexcept;

    std::size_t m_count = 0;
    std::vector<float> m_times;  // plus padding that is never reached
    double m_bucketsPerSecond = 0.0;
    std::vector<std::uint32_t> m_bucketStarts;  // first key of each bucket, then the key count
};

}  // namespace sinew
