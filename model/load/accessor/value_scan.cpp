// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/value_scan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>
#include <utility>

namespace sinew::load {
namespace {

template <class T>
void widen(ValueBounds<T>& bounds, std::size_t component, T low, T high) {
    bounds.min[component] = std::min(bounds.min[component], low);
    bounds.max[component] = std::max(bounds.max[component], high);
}

template <class T>
struct Scan {
    ValueBounds<T> bounds;
    T trace = 0;  // of floats: zero, or NaN where a value was infinite or NaN
};

template <class T>
T traceOf(T value) {
    return std::is_same_v<T, float> ? value * T(0) : T(0);
}

// Lanes side by side, whatever the width: lane i holds component i % width when the number of lanes
// is a multiple of it. 12 suits scalars and vectors and fills whole registers.
template <class T>
Scan<T> scan(std::span<const T> values, std::size_t width) {
    constexpr std::size_t kLanes = 12;
    const auto first = values.first(width);
    Scan<T> out{{{first.begin(), first.end()}, {first.begin(), first.end()}}};
    std::size_t i = 0;
    if (kLanes % width == 0 && values.size() >= kLanes) {
        std::array<T, kLanes> low;
        std::copy_n(values.begin(), kLanes, low.begin());
        std::array<T, kLanes> high = low;
        std::array<T, kLanes> trace{};
        for (; i + kLanes <= values.size(); i += kLanes)
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const T value = values[i + lane];
                low[lane] = value < low[lane] ? value : low[lane];
                high[lane] = value > high[lane] ? value : high[lane];
                trace[lane] += traceOf(value);
            }
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            widen(out.bounds, lane % width, low[lane], high[lane]);
            out.trace += trace[lane];
        }
    }
    for (; i < values.size(); ++i) {
        widen(out.bounds, i % width, values[i], values[i]);
        out.trace += traceOf(values[i]);
    }
    return out;
}

}  // namespace

std::size_t countNotFinite(std::span<const float> values) noexcept {
    constexpr std::uint32_t kExponent = 0x7f800000U;
    std::size_t total = 0;
    constexpr std::size_t kBlock = 4096;  // short counters keep the inner loop in one register
    for (std::size_t start = 0; start < values.size(); start += kBlock) {
        const auto block = values.subspan(start, std::min(kBlock, values.size() - start));
        std::uint32_t count = 0;
        for (const float value : block)
            count += (std::bit_cast<std::uint32_t>(value) & kExponent) == kExponent ? 1U : 0U;
        total += count;
    }
    return total;
}

std::uint32_t largestOf(std::span<const std::uint32_t> values) noexcept {
    std::uint32_t largest = 0;
    for (const std::uint32_t value : values)
        largest = value > largest ? value : largest;
    return largest;
}

std::optional<ValueBounds<float>> finiteBoundsOf(std::span<const float> values, std::size_t width) {
    Scan<float> all = scan(values, width);
    return all.trace == 0.0F ? std::optional(std::move(all.bounds)) : std::nullopt;
}

ValueBounds<std::uint32_t> boundsOf(std::span<const std::uint32_t> values, std::size_t width) {
    return scan(values, width).bounds;
}

}  // namespace sinew::load
