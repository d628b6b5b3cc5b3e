// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

namespace sinew::test {

/// Changes a SharedArray or StoredArray: `change` edits its values as a vector, which then replace
/// the old ones. Not inlined: GCC 12 would emit a false warning about a free.
template <class Array, class Change>
[[gnu::noinline]] void edit(Array& array, const Change& change) {
    auto values = array.toVector();
    change(values);
    array = std::move(values);
}

}  // namespace sinew::test
