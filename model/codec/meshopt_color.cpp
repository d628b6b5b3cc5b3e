// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/meshopt_color.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace sinew::codec {
namespace {

template <class T>
T scaled(int value, float factor) noexcept {
    constexpr float kMax = static_cast<float>(std::numeric_limits<T>::max());
    return static_cast<T>(std::clamp(std::round(static_cast<float>(value) * factor), 0.0F, kMax));
}

template <class T>
std::array<T, 4> toRgba(const std::array<T, 4>& in) noexcept {
    using Signed = std::make_signed_t<T>;
    const int luma = in[0];
    const int orange = static_cast<Signed>(in[1]);
    const int green = static_cast<Signed>(in[2]);

    // The highest set bit of alpha marks K, the number of bits of all stored values.
    const unsigned stored = in[3];
    const unsigned one = (1U << static_cast<unsigned>(std::bit_width(stored))) - 1U;
    if (one == 0) {
        return {};
    }
    const unsigned half = stored & (one >> 1);
    const unsigned alpha = half << 1 | (half & 1U);
    const float factor =
        static_cast<float>(std::numeric_limits<T>::max()) / static_cast<float>(one);
    return {scaled<T>(luma + orange - green, factor), scaled<T>(luma + green, factor),
            scaled<T>(luma - orange - green, factor), scaled<T>(static_cast<int>(alpha), factor)};
}

template <class T>
void decodeAll(std::span<std::uint8_t> elements) noexcept {
    for (; elements.size() >= 4 * sizeof(T); elements = elements.subspan(4 * sizeof(T))) {
        std::array<T, 4> element;
        std::memcpy(element.data(), elements.data(), sizeof element);
        element = toRgba(element);
        std::memcpy(elements.data(), element.data(), sizeof element);
    }
}

}  // namespace

void decodeColorFilter(std::uint32_t byteStride, std::span<std::uint8_t> elements) noexcept {
    if (byteStride == 4) {
        decodeAll<std::uint8_t>(elements);
    } else {
        decodeAll<std::uint16_t>(elements);
    }
}

}  // namespace sinew::codec
