// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/value_scan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>

namespace sinew::load {
namespace {

// Comparison keys, sixteen bytes at a time: floats, and unsigned integers with the top bit flipped
// as signed integers, because only those have compare instructions on every CPU.
template <class T>
struct SortKey {
    using Key = T;
    static constexpr Key kTurn = 0;
};
template <std::unsigned_integral T>
struct SortKey<T> {
    using Key = std::make_signed_t<T>;
    static constexpr Key kTurn = std::numeric_limits<Key>::min();
};

template <class T>
using KeyOf = typename SortKey<T>::Key;

template <class Key>
struct Register {
    typedef Key Type __attribute__((vector_size(16)));
};

template <class T>
constexpr std::size_t kLanes = 16 / sizeof(T);

template <class T>
typename Register<KeyOf<T>>::Type loaded(const T* values) {
    typename Register<KeyOf<T>>::Type keys;
    std::memcpy(&keys, values, sizeof keys);
    if constexpr (std::is_integral_v<T>) {
        keys ^= SortKey<T>::kTurn;
    }
    return keys;
}

template <class T>
T valueOf(KeyOf<T> key) {
    if constexpr (std::is_integral_v<T>) {
        return static_cast<T>(key ^ SortKey<T>::kTurn);
    } else {
        return key;
    }
}

template <class T>
void widen(ValueBounds<T>& bounds, std::size_t component, T low, T high) {
    bounds.min[component] = std::min(bounds.min[component], low);
    bounds.max[component] = std::max(bounds.max[component], high);
}

template <class T>
struct Scan {
    ValueBounds<T> bounds;
    T trace = 0;  // floats: zero, or NaN if a value was infinite or NaN
};

// Three adjacent registers hold a multiple of 12 values, so each lane sees only one component of
// scalars or vectors. Returns the number of values processed.
template <class T>
std::size_t scanRegisters(std::span<const T> values, std::size_t width, Scan<T>& out) {
    using Keys = typename Register<KeyOf<T>>::Type;
    constexpr std::size_t kStep = 3 * kLanes<T>;
    if (12 % width != 0 || values.size() < kStep) {
        return 0;
    }
    // Separate variables: an array would not stay in registers.
    Keys low0 = loaded(&values[0]), low1 = loaded(&values[kLanes<T>]);
    Keys low2 = loaded(&values[2 * kLanes<T>]);
    Keys high0 = low0, high1 = low1, high2 = low2;
    Keys trace0{}, trace1{}, trace2{};
    const auto take = [](const T* at, Keys& low, Keys& high, Keys& trace) {
        const Keys keys = loaded(at);
        low = keys < low ? keys : low;
        high = keys > high ? keys : high;
        if constexpr (std::is_same_v<T, float>) {
            trace += keys * 0.0F;
        }
    };
    const T* at = values.data();
    const T* const end = at + values.size() / kStep * kStep;
    for (; at != end; at += kStep) {
        take(at, low0, high0, trace0);
        take(at + kLanes<T>, low1, high1, trace1);
        take(at + 2 * kLanes<T>, low2, high2, trace2);
    }
    const std::array<Keys, 3> low{low0, low1, low2}, high{high0, high1, high2};
    [[maybe_unused]] const std::array<Keys, 3> trace{trace0, trace1, trace2};
    for (std::size_t r = 0; r < 3; ++r) {
        for (std::size_t lane = 0; lane < kLanes<T>; ++lane) {
            widen(out.bounds, (r * kLanes<T> + lane) % width, valueOf<T>(low[r][lane]),
                  valueOf<T>(high[r][lane]));
            if constexpr (std::is_same_v<T, float>) {
                out.trace += trace[r][lane];
            }
        }
    }
    return static_cast<std::size_t>(end - values.data());
}

template <class T>
Scan<T> scan(std::span<const T> values, std::size_t width) {
    const auto first = values.first(width);
    Scan<T> out{{{first.begin(), first.end()}, {first.begin(), first.end()}}};
    for (std::size_t i = scanRegisters(values, width, out); i < values.size(); ++i) {
        widen(out.bounds, i % width, values[i], values[i]);
        if constexpr (std::is_same_v<T, float>) {
            out.trace += values[i] * 0.0F;
        }
    }
    return out;
}

#if defined(__x86_64__)
// Eight at a time; the baseline instruction set has no unsigned word conversion.
__attribute__((target("avx2"))) void widenWords(std::span<const std::uint32_t> values,
                                                std::uint32_t& low, std::uint32_t& high) {
    std::uint32_t least = low;
    std::uint32_t most = high;
    for (const std::uint32_t value : values) {
        least = value < least ? value : least;
        most = value > most ? value : most;
    }
    low = least;
    high = most;
}
#endif

}  // namespace

std::size_t countNotFinite(std::span<const float> values) noexcept {
    constexpr std::uint32_t kExponent = 0x7f800000U;
    std::size_t total = 0;
    constexpr std::size_t kBlock = 4096;  // a short counter keeps the inner loop in one register
    for (std::size_t start = 0; start < values.size(); start += kBlock) {
        const auto block = values.subspan(start, std::min(kBlock, values.size() - start));
        std::uint32_t count = 0;
        for (const float value : block) {
            count += (std::bit_cast<std::uint32_t>(value) & kExponent) == kExponent ? 1U : 0U;
        }
        total += count;
    }
    return total;
}

std::optional<ValueBounds<float>> finiteBoundsOf(std::span<const float> values, std::size_t width) {
    Scan<float> all = scan(values, width);
    return all.trace == 0.0F ? std::optional(std::move(all.bounds)) : std::nullopt;
}

template <class T>
ValueBounds<T> boundsOf(std::span<const T> values, std::size_t width) {
#if defined(__x86_64__)
    if constexpr (sizeof(T) == sizeof(std::uint32_t)) {
        if (width == 1 && __builtin_cpu_supports("avx2")) {
            ValueBounds<T> bounds{{values.front()}, {values.front()}};
            widenWords(values, bounds.min[0], bounds.max[0]);
            return bounds;
        }
    }
#endif
    return scan(values, width).bounds;
}

template ValueBounds<std::uint8_t> boundsOf(std::span<const std::uint8_t>, std::size_t);
template ValueBounds<std::uint16_t> boundsOf(std::span<const std::uint16_t>, std::size_t);
template ValueBounds<std::uint32_t> boundsOf(std::span<const std::uint32_t>, std::size_t);

}  // namespace sinew::load
