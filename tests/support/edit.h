// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

namespace sinew::test {

/// Changes a SharedArray or StoredArray: `change` gets its values as a vector, and these take its
/// place. Not inlined: GCC 12 would warn of a free of what it lost track of.
template <class Array, class Change>
[[gnu::noinline]] void edit(Array& array, const Change& change) {
    auto values = array.toVector();
    change(values);
    array = std::move(values);
}

}  // namespace sinew::test
