// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/numpy.h>

#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/math.h"

namespace sinew::python {

using SharedMemory = std::shared_ptr<const void>;
using Lengths = std::vector<pybind11::ssize_t>;

/// A read-only array of numbers in memory that `owner` keeps; the array keeps `owner`. `strides`
/// are in bytes.
template <class T>
[[nodiscard]] pybind11::array view(const SharedMemory& owner, const T* data, Lengths shape,
                                   Lengths strides) {
    const pybind11::capsule keeps(new SharedMemory(owner),
                                  [](void* kept) { delete static_cast<SharedMemory*>(kept); });
    pybind11::array array(pybind11::dtype::of<T>(), std::move(shape), std::move(strides), data,
                          keeps);
    array.attr("flags").attr("writeable") = false;
    return array;
}

/// [item], or [item, component] of vectors.
template <class T>
[[nodiscard]] pybind11::array view(const SharedMemory& owner, std::span<const T> items) {
    const auto count = static_cast<pybind11::ssize_t>(items.size());
    constexpr pybind11::ssize_t kSize = sizeof(T);
    if constexpr (std::is_arithmetic_v<T>) {
        return view(owner, items.data(), {count}, {kSize});
    } else {
        using Number = typename T::value_type;
        constexpr pybind11::ssize_t kNumber = sizeof(Number);
        return view(owner, reinterpret_cast<const Number*>(items.data()), {count, kSize / kNumber},
                    {kSize, kNumber});
    }
}

/// [matrix, row, column] of matrices that are stored column by column.
[[nodiscard]] inline pybind11::array view(const SharedMemory& owner,
                                          std::span<const glm::mat4> items) {
    constexpr pybind11::ssize_t kFloat = sizeof(float);
    return view(owner, reinterpret_cast<const float*>(items.data()),
                {static_cast<pybind11::ssize_t>(items.size()), 4, 4},
                {16 * kFloat, kFloat, 4 * kFloat});
}

/// An array of a vector, which it keeps.
template <class T>
[[nodiscard]] pybind11::array moved(std::vector<T> items) {
    const auto kept = std::make_shared<const std::vector<T>>(std::move(items));
    return view(kept, std::span<const T>(*kept));
}

}  // namespace sinew::python
