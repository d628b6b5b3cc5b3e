// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace sinew {

/// The least and the largest of some numbers; those that are not finite are left out.
struct ValueSpan {
    float least = std::numeric_limits<float>::infinity();
    float most = -std::numeric_limits<float>::infinity();

    [[nodiscard]] bool empty() const noexcept { return !(least <= most); }
    [[nodiscard]] float size() const noexcept { return empty() ? 0.0F : most - least; }
    void include(float value) noexcept {
        if (std::isfinite(value)) {
            least = value < least ? value : least;
            most = value > most ? value : most;
        }
    }
    void include(const ValueSpan& other) noexcept {
        least = other.least < least ? other.least : least;
        most = other.most > most ? other.most : most;
    }

    bool operator==(const ValueSpan&) const = default;
};

/// The values from the bottom to the top of a drawing of curves; never empty.
struct ValueRange {
    double least = -1.0;
    double most = 1.0;

    /// 0 at the bottom, 1 at the top.
    [[nodiscard]] double share(double value) const noexcept {
        return (value - least) / (most - least);
    }
    [[nodiscard]] double valueAt(double share) const noexcept {
        return least + share * (most - least);
    }

    /// Closer by `factor` (above 1), keeping what is at `share`. Stays within the precision of the
    /// numbers.
    [[nodiscard]] ValueRange zoomed(double factor, double share) const noexcept;
    /// Positive shares scroll up: larger values appear.
    [[nodiscard]] ValueRange scrolled(double shares) const noexcept;

    bool operator==(const ValueRange&) const = default;
};

/// All of `span` with some room above and below; around a constant a range in proportion to it.
[[nodiscard]] ValueRange fittingRange(const ValueSpan& span) noexcept;

/// Round numbers (1, 2 or 5 times a power of ten) within the range, at most `most`, and how many
/// decimals they need.
struct ValueTicks {
    std::vector<double> values;
    int decimals = 0;
};
[[nodiscard]] ValueTicks valueTicks(const ValueRange& range, int most);

/// The least and largest values over runs of segments between keys, in levels of blocks, so that
/// any run is answered in O(log segments). Holds one span per component for every 16 segments, and
/// a third as many again.
class SegmentSpans {
public:
    explicit SegmentSpans(std::size_t components) : m_components(components) {}

    /// Appends the next segment, one span per component.
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
    void addTo(std::size_t level, std::size_t block, std::span<const ValueSpan> spans);

    std::size_t m_components;
    std::size_t m_segments = 0;
    std::vector<std::vector<ValueSpan>> m_levels;  // [level]: component by component per block
};

}  // namespace sinew
