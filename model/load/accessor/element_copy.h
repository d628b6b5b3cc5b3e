// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/load/document/document.h"

namespace sinew::load {

/// Elements in a buffer. The creator must have checked that they fit.
struct Elements {
    const std::uint8_t* first = nullptr;  // no alignment guaranteed
    std::size_t stride = 0;               // bytes between elements
    std::size_t count = 0;
};

/// Converts `width` components of each element and packs them tightly: `count * width` values.
/// `normalize` applies glTF 2.0, 3.6.2.2 to integers. Tightly packed sources use one plain loop,
/// which the compiler vectorises; tightly packed floats are copied in one piece.
void copyFloats(const Elements& elements, ComponentType type, std::size_t width, bool normalize,
                float* out);

/// The same for unsigned components, not normalised; `T` must be at least as wide.
template <class T>
void copyIntegers(const Elements& elements, ComponentType type, std::size_t width, T* out);

}  // namespace sinew::load
