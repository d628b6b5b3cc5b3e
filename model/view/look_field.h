// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "model/view/look_option.h"

namespace sinew {

// For the rows of look_rows_*.cpp: fields of a Look by the path of member pointers that leads to
// them, `fieldAt<&Look::lighting, &Lighting::exposureEv>()`.

/// The member of a look at a path of member pointers.
template <auto... Path>
using LookMember = std::remove_cvref_t<decltype((std::declval<Look&>().*....*Path))>;

template <auto... Path>
constexpr LookField<LookMember<Path...>> fieldAt() {
    return {
        .get = [](const Look& look) { return (look.*....*Path); },
        .set = [](Look& look, LookMember<Path...> value) { (look.*....*Path) = std::move(value); }};
}

template <auto... Path>
constexpr LookSwitch switchAt() {
    return {.field = fieldAt<Path...>()};
}

/// `Last` is the last value of the enum: each has its word, in the same order.
template <const auto& Words, auto Last, auto... Path>
constexpr LookChoice choiceAt() {
    static_assert(Words.size() == static_cast<std::size_t>(Last) + 1);
    static_assert(std::is_same_v<decltype(Last), LookMember<Path...>>);
    return {.field = {.get = [](const Look& look) -> std::size_t {
                          return static_cast<std::size_t>((look.*....*Path));
                      },
                      .set =
                          [](Look& look, std::size_t row) {
                              (look.*....*Path) = static_cast<LookMember<Path...>>(row);
                          }},
            .words = Words};
}

}  // namespace sinew
