// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "model/core/result.h"
#include "model/load/accessor/accessor_format.h"
#include "model/load/accessor/element_copy.h"
#include "model/load/document/document.h"

namespace sinew::load {

/// Whether the elements fit the stride and the length of the accessor's buffer view, which must
/// exist. Reads no data.
[[nodiscard]] Status checkLayout(const ParsedDocument& document, const Accessor& accessor,
                                 const std::string& pointer);

/// The elements of the accessor's buffer view, which must exist, or an error.
[[nodiscard]] Result<Elements> baseElements(const ParsedDocument& document,
                                            const Accessor& accessor, const std::string& pointer);

/// Checks the sparse part, which must exist, against its buffer views.
[[nodiscard]] Status checkSparse(const ParsedDocument& document, const Accessor& accessor,
                                 const std::string& pointer);

// The following require a checked accessor.

struct SparseElements {
    std::vector<std::uint32_t> places;  // indices of replaced elements
    Elements values;
};
[[nodiscard]] SparseElements sparseElements(const ParsedDocument& document,
                                            const Accessor& accessor);

/// The components in place, if they are complete, tightly packed and aligned; otherwise empty.
template <class T>
[[nodiscard]] std::span<const T> storedComponents(const ParsedDocument& document,
                                                  const Accessor& accessor) {
    if (!accessor.bufferView || accessor.sparse) {
        return {};
    }
    const auto elements = baseElements(document, accessor, {});
    const std::size_t width = componentCount(accessor.element);
    if (elements->stride != width * sizeof(T) ||
        reinterpret_cast<std::uintptr_t>(elements->first) % alignof(T) != 0) {
        return {};
    }
    return {reinterpret_cast<const T*>(elements->first), elements->count * width};
}

/// Fills `out` with all components; `copy` converts a range of elements:
/// `copy(const Elements&, T*)`.
template <class T, class Copy>
void readComponents(const ParsedDocument& document, const Accessor& accessor, const Copy& copy,
                    std::span<T> out) {
    if (accessor.bufferView) {
        copy(*baseElements(document, accessor, {}), out.data());
    } else {
        std::fill(out.begin(), out.end(), T(0));
    }
    if (!accessor.sparse) {
        return;
    }
    const SparseElements sparse = sparseElements(document, accessor);
    const std::size_t width = componentCount(accessor.element);
    const std::uint8_t* value = sparse.values.first;
    for (const std::uint32_t place : sparse.places) {
        copy({value, 0, 1}, out.data() + place * width);
        value += sparse.values.stride;
    }
}

}  // namespace sinew::load
