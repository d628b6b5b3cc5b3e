// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

namespace sinew::test {

/// Changes a SharedArray or StoredArray: `change` gets its values as a vector, and these take its
/// place.
template <class Array, class Change>
void edit(Array& array, const Change& change) {
    auto values = array.toVector();
    change(values);
    array = std::move(values);
}

}  // namespace sinew::test
