// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/segment_spans.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kFirstBlock = 16;  // segments
constexpr std::size_t kBlockGrowth = 4;  // factor between levels

}  // namespace

void SegmentSpans::addTo(std::size_t level, std::size_t block, std::span<const ValueSpan> spans) {
    if (level == m_levels.size()) {
        // A new level begins with what the one below it knows.
        m_levels.emplace_back();
        m_levels.back().spans.resize(m_components);
        for (std::size_t i = 0; level > 0 && i < m_levels[level - 1].spans.size(); ++i) {
            m_levels.back().spans[i % m_components].include(m_levels[level - 1].spans[i]);
        }
    }
    std::vector<ValueSpan>& known = m_levels[level].spans;
    known.resize(std::max(known.size(), (block + 1) * m_components));
    for (std::size_t i = 0; i < m_components; ++i) {
        known[block * m_components + i].include(spans[i]);
    }
}

void SegmentSpans::add(std::span<const ValueSpan> segment) {
    std::size_t block = m_segments++ / kFirstBlock;
    addTo(0, block, segment);
    for (std::size_t level = 1; block > 0; ++level) {
        block /= kBlockGrowth;
        addTo(level, block, segment);
    }
}

SegmentSpans::Covered SegmentSpans::include(std::size_t first, std::size_t end,
                                            std::span<ValueSpan> spans) const noexcept {
    std::size_t at = (first + kFirstBlock - 1) / kFirstBlock;
    const std::size_t last = std::min(end, m_segments) / kFirstBlock;
    if (at >= last) {
        return {end, end};
    }
    const Covered covered{at * kFirstBlock, last * kFirstBlock};
    while (at < last) {
        std::size_t level = 0;
        std::size_t blocks = 1;
        while (level + 1 < m_levels.size() && at % (blocks * kBlockGrowth) == 0 &&
               at + blocks * kBlockGrowth <= last) {
            ++level;
            blocks *= kBlockGrowth;
        }
        for (std::size_t i = 0; i < m_components; ++i) {
            spans[i].include(m_levels[level].spans[at / blocks * m_components + i]);
        }
        at += blocks;
    }
    return covered;
}

}  // namespace sinew
