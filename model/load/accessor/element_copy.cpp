// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/element_copy.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>

namespace sinew::load {
namespace {

template <class T>
T load(const std::uint8_t* from) {
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

// glTF 2.0, 3.6.2.2: c / max for unsigned, max(c / max, -1) for signed components.
template <class T>
struct Normalized {
    float operator()(T value) const {
        constexpr float kMax = static_cast<float>(std::numeric_limits<T>::max());
        return std::max(static_cast<float>(value) / kMax, -1.0F);
    }
};

template <class T, class Out>
struct AsStored {
    Out operator()(T value) const { return static_cast<Out>(value); }
};

template <class T, class Out, class Convert>
void copyRun(const std::uint8_t* from, std::size_t count, const Convert& convert, Out* out) {
    if constexpr (std::is_same_v<T, Out>) {
        std::memcpy(out, from, count * sizeof(T));
    } else {
        for (std::size_t i = 0; i < count; ++i) {
            out[i] = convert(load<T>(from + i * sizeof(T)));
        }
    }
}

template <class T, std::size_t kWidth, class Out, class Convert>
void copyStrided(const Elements& elements, const Convert& convert, Out* out) {
    const std::uint8_t* from = elements.first;
    for (std::size_t i = 0; i < elements.count; ++i, from += elements.stride, out += kWidth) {
        copyRun<T>(from, kWidth, convert, out);
    }
}

template <class T, class Out, class Convert>
void copyAll(const Elements& elements, std::size_t width, const Convert& convert, Out* out) {
    if (elements.stride == width * sizeof(T)) {
        return copyRun<T>(elements.first, elements.count * width, convert, out);
    }
    switch (width) {  // a constant width unrolls the inner loop
        case 1:
            return copyStrided<T, 1>(elements, convert, out);
        case 2:
            return copyStrided<T, 2>(elements, convert, out);
        case 3:
            return copyStrided<T, 3>(elements, convert, out);
        case 4:
            return copyStrided<T, 4>(elements, convert, out);
        default:
            for (std::size_t i = 0; i < elements.count; ++i) {
                copyRun<T>(elements.first + i * elements.stride, width, convert, out + i * width);
            }
    }
}

template <class T>
void copyAsFloats(const Elements& elements, std::size_t width, bool normalize, float* out) {
    if constexpr (std::is_integral_v<T>) {
        if (normalize) {
            return copyAll<T>(elements, width, Normalized<T>{}, out);
        }
    }
    copyAll<T>(elements, width, AsStored<T, float>{}, out);
}

}  // namespace

void copyFloats(const Elements& elements, ComponentType type, std::size_t width, bool normalize,
                float* out) {
    withComponentType(
        type, [&](auto zero) { copyAsFloats<decltype(zero)>(elements, width, normalize, out); });
}

template <class T>
void copyIntegers(const Elements& elements, ComponentType type, std::size_t width, T* out) {
    switch (type) {
        case ComponentType::UnsignedByte:
            return copyAll<std::uint8_t>(elements, width, AsStored<std::uint8_t, T>{}, out);
        case ComponentType::UnsignedShort:
            return copyAll<std::uint16_t>(elements, width, AsStored<std::uint16_t, T>{}, out);
        case ComponentType::UnsignedInt:
            return copyAll<std::uint32_t>(elements, width, AsStored<std::uint32_t, T>{}, out);
        case ComponentType::Byte:
        case ComponentType::Short:
        case ComponentType::Float:
            return;  // refused by the caller
    }
}

template void copyIntegers(const Elements&, ComponentType, std::size_t, std::uint8_t*);
template void copyIntegers(const Elements&, ComponentType, std::size_t, std::uint16_t*);
template void copyIntegers(const Elements&, ComponentType, std::size_t, std::uint32_t*);

}  // namespace sinew::load
