// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/value_range.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr double kRoom = 0.08;         // share of the fitted values, above and below
constexpr double kLeastHeight = 1e-6;  // height around 0
constexpr double kConstant = 0.05;     // share of a constant value
constexpr double kFinest = 1e-6;       // share of the values themselves: single precision
constexpr double kTallest = 1e30;
constexpr double kTickSlack = 1e-9;  // share of a step: rounding leaves none out

constexpr std::size_t kFirstBlock = 16;  // segments
constexpr std::size_t kBlockGrowth = 4;  // factor between levels

}  // namespace

ValueRange ValueRange::zoomed(double factor, double share) const noexcept {
    const double kept = valueAt(share);
    const double finest = std::max(kFinest * std::abs(kept), 1e-12);
    const double height = std::clamp((most - least) / factor, finest, kTallest);
    const double bottom = kept - share * height;
    return {bottom, bottom + height};
}

ValueRange ValueRange::scrolled(double shares) const noexcept {
    const double step = shares * (most - least);
    return {least + step, most + step};
}

ValueRange fittingRange(const ValueSpan& span) noexcept {
    if (span.empty()) {
        return {};
    }
    const double least = double{span.least};
    const double most = double{span.most};
    const double size = std::max(std::abs(least), std::abs(most));
    const double height = most - least;
    if (height <= std::max(kLeastHeight, 1e-5 * size)) {
        const double half = std::max(kConstant * size, 0.5 * (size > 0.0 ? kLeastHeight : 1.0));
        const double middle = 0.5 * (least + most);
        return {middle - half, middle + half};
    }
    return {least - kRoom * height, most + kRoom * height};
}

ValueTicks valueTicks(const ValueRange& range, int most) {
    const double wanted = (range.most - range.least) / std::max(most, 1);
    const double unit = std::pow(10.0, std::floor(std::log10(wanted)));
    double step = unit;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        step = factor * unit;
        if (step >= wanted * (1.0 - kTickSlack)) {
            break;
        }
    }
    ValueTicks ticks;
    const double first = std::ceil(range.least / step - kTickSlack);
    for (int i = 0; i <= most; ++i) {
        const double value = (first + i) * step;
        if (!(value <= range.most + kTickSlack * step)) {
            break;
        }
        ticks.values.push_back(value == 0.0 ? 0.0 : value);  // no -0
    }
    ticks.decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - kTickSlack)), 0, 12);
    return ticks;
}

void SegmentSpans::addTo(std::size_t level, std::size_t block, std::span<const ValueSpan> spans) {
    if (level == m_levels.size()) {
        // A new level begins with what the one below it knows.
        m_levels.emplace_back(m_components);
        for (std::size_t i = 0; level > 0 && i < m_levels[level - 1].size(); ++i) {
            m_levels.back()[i % m_components].include(m_levels[level - 1][i]);
        }
    }
    std::vector<ValueSpan>& known = m_levels[level];
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
            spans[i].include(m_levels[level][at / blocks * m_components + i]);
        }
        at += blocks;
    }
    return covered;
}

}  // namespace sinew
