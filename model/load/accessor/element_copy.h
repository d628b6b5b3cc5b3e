// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/load/document/document.h"

namespace sinew::load {

/// Elements as they lie in a buffer; whoever makes it has checked that they fit.
struct Elements {
    const std::uint8_t* first = nullptr;  // aligned to nothing
    std::size_t stride = 0;               // bytes from one to the next
    std::size_t count = 0;
};

/// Converts `width` components of each element and packs them tightly: `count * width` values.
/// `normalize` applies glTF 2.0, 3.6.2.2 to integers. Tight sources take one straight loop, which
/// the compiler turns into vector instructions; tight floats are copied whole.
void copyFloats(const Elements& elements, ComponentType type, std::size_t width, bool normalize,
                float* out);

/// The same for unsigned components, as stored; `T` is no narrower than they are.
template <class T>
void copyIntegers(const Elements& elements, ComponentType type, std::size_t width, T* out);

}  // namespace sinew::load
