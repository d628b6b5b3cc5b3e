// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "model/tracks/value_span.h"

namespace sinew {

/// The least and largest values over runs of segments between keys, in levels of blocks, so that
/// any run is answered in O(log segments). Holds one span per component for every 16 segments, and
/// a third as many again.
class SegmentSpans {
public:
    explicit SegmentSpans(std::size_t components) : m_components(components) {}

    /// Of the next segment, one span per component.
    void add(std::span<const ValueSpan> segment);

    /// Includes the values of all whole blocks between segment `first` and before `end` in `spans`,
    /// one per component. The segments in [result.first, result.end) are done, those around them
    /// are the caller's; an empty result is `end`, `end`.
    struct Covered {
        std::size_t first = 0;
        std::size_t end = 0;
    };
    Covered include(std::size_t first, std::size_t end, std::span<ValueSpan> spans) const noexcept;

private:
    struct Level {
        std::vector<ValueSpan> spans;  // component by component for each block
    };
    void addTo(std::size_t level, std::size_t block, std::span<const ValueSpan> spans);

    std::size_t m_components;
    std::size_t m_segments = 0;
    std::vector<Level> m_levels;
};

}  // namespace sinew
